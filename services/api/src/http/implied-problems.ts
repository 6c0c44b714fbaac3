import type { ProblemCode } from '@pazar/contracts/problem';
import type { FastifyContextConfig } from 'fastify';

/** Properties of a route that decide which problems it can answer, besides its own rules. */
export interface RouteTraits {
  method: string;
  config: FastifyContextConfig;
  hasBody: boolean;
}

/** The problems that hooks answer for a route: access, origin, limits, repetition. */
export function impliedProblems(route: RouteTraits): ProblemCode[] {
  const { config, hasBody } = route;
  const rule = typeof config.access === 'object' ? config.access : {};
  const isRole = typeof config.access === 'string' && config.access.startsWith('ROLE_');
  const hasRole = isRole || rule.role !== undefined;
  const isPublic = config.access === 'public';
  const isSuspendable = !isPublic && isUnsafe(route) && rule.suspended !== 'allowed';
  const groups: [when: boolean, codes: ProblemCode[]][] = [
    [!isPublic, ['token-invalid', 'token-expired']],
    [hasRole, ['forbidden']],
    [rule.verified === true, ['not-verified']],
    [isSuspendable, ['agent-suspended']],
    // A manager who looks at an agent's data.
    [!isPublic && (isUnsafe(route) || rule.viewing === 'refused'), ['view-only']],
    // Another site's browser.
    [isUnsafe(route), ['csrf']],
    [hasBody, ['malformed', 'too-large', 'unsupported-media', 'validation']],
    [takesKey(route), ['malformed', 'request-in-progress', 'idempotency-mismatch']],
    [config.idempotency === 'required', ['precondition-required']],
    [config.versioned === true, ['malformed', 'version-conflict', 'precondition-required']],
    // A flood, and a database that is away or has too much to do.
    [config.unlimited !== true, ['rate-limited', 'busy', 'maintenance']],
  ];
  return [...groups.flatMap(([when, codes]) => (when ? codes : [])), 'internal'];
}

/** Whether a route's requests can have an `Idempotency-Key`. */
export function takesKey({ method, config }: RouteTraits): boolean {
  return method === 'POST' && config.access !== 'public' && config.idempotency !== 'off';
}

function isUnsafe({ method }: RouteTraits): boolean {
  return method !== 'GET' && method !== 'HEAD';
}
