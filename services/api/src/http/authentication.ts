import type { Role } from '@pazar/contracts/agent-kinds';
import { networkOf } from '@pazar/service/network-of';
import type { FastifyRequest } from 'fastify';
import type { App } from './app-types.ts';
import type { Clock } from '../clock/clock.ts';
import type { AgentRow } from '../callers/agent-repository.ts';
import type { Caller } from '../callers/caller.ts';
import { isSuspended, suspendedRefusal } from '../callers/suspension.ts';
import { Refusal } from '../problems/refusal.ts';
import type { Device } from '../callers/caller.ts';
import type { SessionReader, SignedIn } from '../callers/signed-in.ts';

/** Who may call a route. Every route says it; one that does not cannot be registered. */
export type Access = 'public' | 'signed-in' | Role | AccessRule;

/** Who may call a route, where a role alone does not say it. */
export interface AccessRule {
  /** The role that is needed; none when absent. */
  role?: Role;
  /** Only agents that management has verified; others get 403 `not-verified`. */
  verified?: true;
  /**
   * A suspended agent may read but not write: 403 `agent-suspended` on all but `GET` and `HEAD`,
   * unless the route says otherwise.
   */
  suspended?: 'allowed';
  /**
   * A manager who looks at the agent's data may not even read this: 403 `view-only`, as with every
   * route that is not `GET` or `HEAD`.
   */
  viewing?: 'refused';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Whether the token of `?jwt=` is good here; it is used up. */
    takesHandOver?: true;
    /** Whether the token is renewed here, so that one which was renewed before ends its session. */
    renewsToken?: true;
  }
  interface FastifyRequest {
    /** Set by the guard of every route that is not public. */
    signedIn: SignedIn | null;
  }
}

export interface AuthenticationDependencies {
  sessions: SessionReader;
  clock: Clock;
  /** Hears of requests that are not signed in where they should be. */
  onRefused: (request: FastifyRequest) => Promise<void>;
}

/** Guards every route by the `access` of its configuration, before its body is read. */
export function registerAuthentication(app: App, dependencies: AuthenticationDependencies): void {
  const { sessions, clock, onRefused } = dependencies;
  async function signInOf(request: FastifyRequest): Promise<SignedIn> {
    const token = bearerToken(request);
    if (token === null) throw new Refusal('token-invalid');
    const { takesHandOver, renewsToken } = request.routeOptions.config;
    if (renewsToken) return sessions.findToRenew(token);
    return takesHandOver
      ? sessions.current(token, { ...deviceOf(request), cookie: request.headers.cookie })
      : sessions.find(token);
  }

  app.decorateRequest('signedIn', null);
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.access === undefined) throw new Error(`Route ${url} does not say who may call it.`);
  });
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    // Without access there is no route: the not-found handler answers.
    if (access === undefined || access === 'public') return;

    const signedIn = await signInOf(request).catch(async (error: unknown) => {
      await onRefused(request);
      throw error;
    });
    const rule = ruleOf(access);
    if (signedIn.viewerId !== null && (!isRead(request) || rule.viewing === 'refused')) {
      throw new Refusal('view-only');
    }
    checkAccess(rule, signedIn.agent, { isRead: isRead(request), now: clock() });
    request.signedIn = signedIn;
  });
}

function ruleOf(access: Exclude<Access, 'public'>): AccessRule {
  if (typeof access === 'object') return access;
  return access === 'signed-in' ? {} : { role: access };
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function checkAccess(
  { role, verified, suspended }: AccessRule,
  agent: AgentRow,
  { isRead: reads, now }: { isRead: boolean; now: Date },
): void {
  if (role !== undefined && !agent.roles.includes(role)) throw new Refusal('forbidden');
  if (!reads && suspended !== 'allowed' && isSuspended(agent, now)) {
    throw suspendedRefusal(agent);
  }
  if (verified === true && agent.verificationStatus !== 'VERIFIED') {
    throw new Refusal('not-verified');
  }
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

/** What limits count a visitor by who is not signed in: an IPv6 visitor may change the address at will. */
export function addressOf({ ip }: FastifyRequest): string {
  return networkOf(ip);
}

/** The same for a route that needs no session. */
export function callerOf(request: FastifyRequest): Caller {
  return { address: addressOf(request), cookie: request.headers.cookie, ...deviceOf(request) };
}

/** The agent behind a request to a route that is not public. */
export function signedInOf(request: FastifyRequest): SignedIn {
  if (request.signedIn === null) throw new Refusal('token-invalid');
  return request.signedIn;
}
