import type { ProblemCode } from '@pazar/contracts/problem';
import type { FastifyRequest } from 'fastify';
import type { TokenRole } from '../domain/token-api.ts';

/**
 * Who may call a route: `everybody`, also a browser through the edge; `readers` without a token, but through
 * the edge only managers; or the owner of a token with one of the roles.
 */
export type Access = 'everybody' | 'readers' | RoleAccess;

interface RoleAccess {
  roles: readonly TokenRole[];
  /**
   * A token that is bound to remotes is good for the remote of the path, and for no route without one.
   * With `any` it is good for every remote here.
   */
  remote?: 'any';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route without it is not registered. */
    access?: Access;
    /** The problems that a route answers beyond those of its access and of its schemas. */
    problems?: readonly ProblemCode[];
    /** Whether it reads `If-Match` with the state that the caller has seen, and `Idempotency-Key`. */
    version?: 'required' | 'optional';
  }
}

/** Whether the edge forwarded this: it sets the prefix itself, a browser cannot. */
export const isFromBrowser = ({ headers }: FastifyRequest): boolean =>
  headers['x-forwarded-prefix'] !== undefined;
