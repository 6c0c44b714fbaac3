import { stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app-types.ts';
import { Refusal } from '../problems/refusal.ts';
import { cookieValue } from '../security/cookies.ts';
import type { CsrfTokens } from '../security/csrf-token.ts';
import type { SignedIn } from '../callers/signed-in.ts';

/** The default names of HTTP clients, which return the cookie's value in the header. */
const cookieName = 'XSRF-TOKEN';
const headerName = 'x-xsrf-token';

/**
 * Rejects cross-site requests: 403 `csrf`. Browsers send the origin of a request in
 * `Sec-Fetch-Site`, older ones in `Origin`; programs send neither and pass.
 */
export function registerOriginCheck(app: App): void {
  app.addHook('onRequest', async (request) => {
    if (isUnsafe(request) && !isOwnOrigin(request)) throw new Refusal('csrf');
  });
}

/**
 * Gives signed-in browsers the cookie `XSRF-TOKEN`. A request that sends it and changes something
 * must repeat the token in `X-XSRF-TOKEN`: 403 `csrf`. Without the cookie nothing is checked: the
 * bearer token is in no cookie, so no other site can send it.
 */
export function registerCsrf(app: App, tokens: CsrfTokens): void {
  app.addHook('onRequest', async (request) => {
    const cookie = cookieOf(request);
    if (cookie === undefined || !isUnsafe(request)) return;
    const proven = request.headers[headerName] === cookie;
    if (!proven || !tokens.accepts(cookie, request.signedIn && ownerOf(request.signedIn))) {
      throw new Refusal('csrf');
    }
  });
  app.addHook('onSend', async (request, reply) => {
    const { signedIn } = request;
    // The other tabs of a manager who views an agent's data keep their cookie.
    if (signedIn === null || signedIn.viewerId !== null) return;
    if (request.headers['sec-fetch-site'] === undefined) return;
    const token = tokens.create(ownerOf(signedIn));
    if (cookieOf(request) !== token) setCookie(request, reply, token);
  });
}

function isUnsafe({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}

function isOwnOrigin({ headers, protocol, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  // "none": typed into the address bar or opened from a bookmark.
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  return origin === undefined || origin === `${protocol}://${host}`;
}

function ownerOf({ agent, startedAt }: SignedIn) {
  return { agentId: agent.id, startedAt };
}

function cookieOf({ headers }: FastifyRequest): string | undefined {
  return cookieValue(headers.cookie, cookieName);
}

/** Readable by scripts, which is its purpose; for this site alone, until the browser closes. */
function setCookie({ protocol }: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.header(
    'set-cookie',
    stringifySetCookie({
      name: cookieName,
      value: token,
      path: '/',
      secure: protocol === 'https',
      sameSite: 'strict',
    }),
  );
}
