import type { Health } from '@pazar/contracts/health';
import type { Server } from './create-server.ts';

/** Checks whether one dependency of the server is available. */
export type Check = () => Promise<boolean>;

/**
 * `GET /health/live`: the process answers. `GET /health/ready`: its files are available; 503 when
 * not. Other processes do not count: the shell works without the API and the registry.
 */
export function healthRoutes(server: Server, checks: Record<string, Check>): void {
  server.get('/health/live', { logLevel: 'warn' }, (_request, reply) => {
    const health: Health = { status: 'up', checks: {} };
    return reply.header('cache-control', 'no-store').send(health);
  });
  server.get('/health/ready', { logLevel: 'warn' }, async (_request, reply) => {
    const health = await runChecks(checks);
    return reply
      .code(health.status === 'up' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(health);
  });
}

async function runChecks(checks: Record<string, Check>): Promise<Health> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const isUp = await check().catch(() => false);
      return [name, isUp ? 'up' : 'down'] as const;
    }),
  );
  const isUp = results.every(([, state]) => state === 'up');
  return { status: isUp ? 'up' : 'down', checks: Object.fromEntries(results) };
}
