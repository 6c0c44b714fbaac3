import type { FastifyRequest } from 'fastify';
import type { TokenRole } from '../domain/token-api.ts';
import type { Registry } from '../open-registry.ts';
import { findToken, type Holder } from '../registry/tokens.ts';
import { isFromBrowser } from './access.ts';
import { createAgentHolders } from './agent-holders.ts';
import { RequestRefused } from './problem.ts';

/** Identifies the caller and rejects requests without the rights. */
export interface Authorization {
  /**
   * A hook that judges by the `access` of the route. It runs before the body is read, so that a stranger's
   * 30 MiB are not received. 401 without a valid token, 403 when it has none of the roles or is bound to other
   * remotes, 503 when the API cannot resolve a browser's session.
   */
  check: (request: FastifyRequest) => Promise<void>;
  /** For a route whose body names the remote: throws 403 when the asker's token is bound to others. */
  requireRemote: (request: FastifyRequest, remote: string) => void;
  actorOf: (request: FastifyRequest) => string;
  holderOf: (request: FastifyRequest) => Holder;
  /** The caller's rights, which it may also grant. */
  rolesOf: (request: FastifyRequest) => readonly TokenRole[];
}

/**
 * Reads `Authorization: Bearer`: a token of the registry, or the session of a manager. Requests
 * through the edge may come from any browser, so there even reading needs one.
 */
export function authorization(registry: Registry): Authorization {
  const { database, now, apiOrigin } = registry.parts;
  const findAgent = createAgentHolders(apiOrigin);
  const holders = new WeakMap<FastifyRequest, Holder>();

  async function identify(request: FastifyRequest): Promise<Holder> {
    const token = /^Bearer (\S{1,2000})$/.exec(request.headers.authorization ?? '')?.[1];
    const known =
      token && ((await findToken(database.queries, token, now())) ?? (await findAgent(token)));
    // A browser treats 401 as the end of its session, so only the API's own rejection may be one
    // there.
    if (known === 'unchecked' && isFromBrowser(request)) {
      throw new RequestRefused(503, 'busy', 'The API did not confirm the session; try again');
    }
    if (!known || known === 'unchecked') {
      throw new RequestRefused(401, 'token-invalid', 'A valid token is required');
    }
    if ('ended' in known) throw new RequestRefused(401, 'token-expired', known.ended);
    return known;
  }

  async function requireRole(request: FastifyRequest, roles: readonly TokenRole[]): Promise<void> {
    const holder = await identify(request);
    if (!roles.some((role) => holder.roles.includes(role))) {
      throw forbidden(`${holder.name} does not have the role ${roles.join(' or ')}`);
    }
    holders.set(request, holder);
  }
  const requireRemote: Authorization['requireRemote'] = (request, remote) => {
    const { name, remotes } = holders.get(request) ?? stranger;
    if (remotes && !remotes.includes(remote)) throw forbidden(`${name} has no right to ${remote}`);
  };
  return {
    check: async (request) => {
      // An address without a route has no declaration.
      const { access = 'readers' } = request.routeOptions.config;
      if (access === 'everybody') return;
      if (isFromBrowser(request)) await requireRole(request, ['operator', 'auditor']);
      if (access === 'readers') return;
      await requireRole(request, access.roles);
      if (access.remote === 'any') return;
      const remote = remoteOf(request);
      if (remote === undefined) requireWhole(request, holders.get(request));
      else requireRemote(request, remote);
    },
    requireRemote,
    holderOf: (request) => holders.get(request) ?? stranger,
    actorOf: (request) => holders.get(request)?.name ?? 'unknown',
    rolesOf: (request) => holders.get(request)?.roles ?? [],
  };
}

/**
 * The path for listing and creating tokens. A session could create one that outlives it by a year.
 */
const tokensPath = /^\/v1\/tokens(?:[/?]|$)/;

/**
 * A request without a remote concerns all of them: it needs a token that is bound to none. A
 * manager's session may only read there, and no tokens, because code of every section can use it.
 */
function requireWhole({ method, url }: FastifyRequest, holder: Holder | undefined): void {
  const { name, remotes, isSession = false } = holder ?? stranger;
  if (remotes) {
    throw forbidden(`${name} is limited to ${remotes.join(', ')}; this concerns every remote`);
  }
  const isRead = method === 'GET' || method === 'HEAD';
  if (isSession && (!isRead || tokensPath.test(url))) {
    throw forbidden(`${name} is a browser session; this needs a token of the registry`);
  }
}

/** An unidentified caller: bound to no remote at all. */
const stranger: Holder = { name: 'unknown', roles: [], remotes: [], expiresAt: null };

const forbidden = (detail: string) => new RequestRefused(403, 'forbidden', detail);

function remoteOf({ params }: FastifyRequest): string | undefined {
  if (typeof params !== 'object' || params === null || !('name' in params)) return undefined;
  return typeof params.name === 'string' ? params.name : undefined;
}
