import { type Health, healthSchema } from '@pazar/contracts/health';
import type {
  FastifyBaseLogger,
  FastifyContextConfig,
  FastifyInstance,
  RouteShorthandOptions,
} from 'fastify';

/** Checks a dependency of the server. It is down when the check rejects or resolves with false. */
export type Check = () => Promise<unknown>;

/** What a server's own routes have: documentation, access. */
export interface HealthRouteOptions {
  live?: RouteShorthandOptions;
  ready?: RouteShorthandOptions;
}

/**
 * The documentation of both routes, for a service that has an OpenAPI document.
 *
 * @param config who may call them
 * @param ready on what the readiness depends
 */
export function documentedHealth(
  config: FastifyContextConfig,
  ready: string,
): Required<HealthRouteOptions> {
  const alive = 'Answers 200 for as long as the process runs. It checks nothing else.';
  return {
    live: {
      config,
      schema: describe('Report that the process is alive', alive, { 200: healthSchema }),
    },
    ready: {
      config,
      schema: describe('Report whether requests can be served', ready, {
        200: healthSchema,
        503: healthSchema,
      }),
    },
  };
}

const describe = (summary: string, description: string, response: object) => ({
  tags: ['system'],
  summary,
  description,
  response,
});

/**
 * `GET /health/live`: 200 as long as the process answers. `GET /health/ready`: 200 when every check is up, 503
 * with the state of each when not. Both answer `Health` and may not be cached. A check that rejects is logged;
 * the requests themselves are not, for they come every few seconds.
 */
export function healthRoutes(
  app: FastifyInstance,
  checks: Readonly<Record<string, Check>>,
  { live, ready }: HealthRouteOptions = {},
): void {
  app.get('/health/live', { logLevel: 'warn', ...live }, (_request, reply) => {
    const health: Health = { status: 'up', checks: {} };
    return reply.header('cache-control', 'no-store').send(health);
  });
  app.get('/health/ready', { logLevel: 'warn', ...ready }, async (request, reply) => {
    const health = await runChecks(checks, request.log);
    return reply
      .code(health.status === 'up' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(health);
  });
}

async function runChecks(
  checks: Readonly<Record<string, Check>>,
  log: FastifyBaseLogger,
): Promise<Health> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      try {
        return [name, (await check()) === false ? 'down' : 'up'] as const;
      } catch (error) {
        log.error({ err: error, check: name }, 'a health check failed');
        return [name, 'down'] as const;
      }
    }),
  );
  const isUp = results.every(([, state]) => state === 'up');
  return { status: isUp ? 'up' : 'down', checks: Object.fromEntries(results) };
}
