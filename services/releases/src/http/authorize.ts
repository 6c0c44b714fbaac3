import type { FastifyRequest } from 'fastify';
import type { TokenRole } from '../domain/token-api.ts';
import type { Registry } from '../registry/open-registry.ts';
import { holderOf, type Holder } from '../registry/tokens.ts';
import { createAgentHolders } from './agent-holders.ts';
import { RequestRefused } from './problem.ts';

/** Finds out who asks and refuses who may not. */
export interface Authorization {
  /**
   * A hook that runs before the body is read: a stranger's 30 MiB are not worth receiving. 401
   * without a valid token, 403 when it has none of the roles or is bound to other remotes.
   */
  require: (...roles: TokenRole[]) => (request: FastifyRequest) => Promise<void>;
  /** Who asks, for the audit. */
  actorOf: (request: FastifyRequest) => string;
}

/**
 * Reads `Authorization: Bearer`: a token of the registry, or the session of a manager. What comes
 * through the edge may come from any browser, so there reading needs one too.
 */
export function authorization(registry: Registry): Authorization {
  const { database, now, apiOrigin } = registry.parts;
  const findAgent = createAgentHolders(apiOrigin);
  const holders = new WeakMap<FastifyRequest, Holder>();

  async function identify(request: FastifyRequest): Promise<Holder> {
    const token = /^Bearer (\S{1,2000})$/.exec(request.headers.authorization ?? '')?.[1];
    const holder =
      token && ((await holderOf(database.queries, token, now())) ?? (await findAgent(token)));
    if (!holder) throw new RequestRefused(401, 'token-invalid', 'A valid token is needed');
    return holder;
  }

  return {
    require:
      (...roles) =>
      async (request) => {
        const holder = await identify(request);
        if (!roles.some((role) => holder.roles.includes(role))) {
          const detail = `${holder.name} is no ${roles.join(' or ')}`;
          throw new RequestRefused(403, 'forbidden', detail);
        }
        const remote = remoteOf(request);
        if (remote !== undefined && holder.remotes && !holder.remotes.includes(remote)) {
          throw new RequestRefused(403, 'forbidden', `${holder.name} may not touch ${remote}`);
        }
        holders.set(request, holder);
      },
    actorOf: (request) => holders.get(request)?.name ?? 'unknown',
  };
}

function remoteOf({ params }: FastifyRequest): string | undefined {
  if (typeof params !== 'object' || params === null || !('name' in params)) return undefined;
  return typeof params.name === 'string' ? params.name : undefined;
}
