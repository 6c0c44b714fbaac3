import type { Role } from '@pazar/contracts/session';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app-types.ts';
import { ApiProblem } from '../problems/api-problem.ts';
import type { Device, SessionService, SignedIn } from '../sessions/session-service.ts';

/** Who may call a route. Every route says it; one that does not cannot be registered. */
export type Access = 'public' | 'signed-in' | Role;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Whether the token of `?jwt=` is good here; it is used up. */
    takesHandOver?: true;
  }
  interface FastifyRequest {
    /** Set by the guard of every route that is not public. */
    signedIn: SignedIn | null;
  }
}

/** Guards every route by the `access` of its configuration, before its body is read. */
export function registerAuthentication(app: App, sessions: SessionService): void {
  app.decorateRequest('signedIn', null);
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.access === undefined) throw new Error(`Route ${url} does not say who may call it.`);
  });
  app.addHook('onRequest', async (request) => {
    const { access, takesHandOver } = request.routeOptions.config;
    // Without access there is no route: the not-found handler answers.
    if (access === undefined || access === 'public') return;

    const token = bearerToken(request);
    if (token === null) throw new ApiProblem('token-invalid');
    const signedIn = takesHandOver
      ? await sessions.current(token, deviceOf(request))
      : await sessions.find(token);
    if (access !== 'signed-in' && !signedIn.agent.roles.includes(access)) {
      throw new ApiProblem('forbidden');
    }
    request.signedIn = signedIn;
  });
}

/** The token of an `Authorization: Bearer` header, or null. */
export function bearerToken(request: FastifyRequest): string | null {
  const [, token] = /^bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? [];
  return token ?? null;
}

/** What a request says about where it comes from. */
export function deviceOf({ headers }: FastifyRequest): Device {
  return { userAgent: headers['user-agent'] };
}

/** The agent behind a request to a route that is not public. */
export function signedInOf(request: FastifyRequest): SignedIn {
  if (request.signedIn === null) throw new ApiProblem('token-invalid');
  return request.signedIn;
}
