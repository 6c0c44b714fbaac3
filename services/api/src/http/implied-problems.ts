import type { FastifyContextConfig } from 'fastify';

/** Properties of a route that decide which problems it can answer, besides its own rules. */
export interface RouteTraits {
  method: string;
  config: FastifyContextConfig;
  hasBody: boolean;
}

/** The statuses of problems that hooks answer for a route: access, origin, limits, repetition. */
export function impliedProblems(route: RouteTraits): number[] {
  const { config, hasBody } = route;
  const groups: [when: boolean, statuses: number[]][] = [
    [config.access !== 'public', [401]],
    [typeof config.access === 'string' && config.access.startsWith('ROLE_'), [403]],
    [typeof config.access === 'object', [403]],
    // Another site's browser, a suspended agent, or a manager's read-only view.
    [isUnsafe(route), [403]],
    [hasBody, [400, 413, 415, 422]],
    [takesKey(route), [400, 409, 422]],
    [config.idempotency === 'required', [428]],
    [takesVersion(route), [400, 412, 428]],
    // A flood, and a database that is away or has too much to do.
    [config.unlimited !== true, [429, 503]],
  ];
  return [...groups.flatMap(([when, statuses]) => (when ? statuses : [])), 500];
}

/** Whether a route's requests can have an `Idempotency-Key`. */
export function takesKey({ method, config }: RouteTraits): boolean {
  return method === 'POST' && config.access !== 'public' && config.idempotency !== 'off';
}

/** Whether a route's requests name the version to change in `If-Match`. */
export function takesVersion({ config }: RouteTraits): boolean {
  return (
    config.versioned === true ||
    (config.idempotency !== 'required' && (config.problems ?? []).includes(428))
  );
}

function isUnsafe({ method }: RouteTraits): boolean {
  return method !== 'GET' && method !== 'HEAD';
}
