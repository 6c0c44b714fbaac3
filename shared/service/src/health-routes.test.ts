import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { healthSchema } from '@pazar/contracts/health';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { healthRoutes, type Check } from './health-routes.ts';
import { logOptions } from './log-options.ts';

/** A server with these checks: its two answers, and what it logged. */
async function ask(checks: Record<string, Check>) {
  const stream = new PassThrough();
  const lines = text(stream);
  const app = Fastify({ logger: { ...logOptions, stream } });
  healthRoutes(app, checks);
  const live = await app.inject('/health/live');
  const ready = await app.inject('/health/ready');
  await app.close();
  stream.end();
  return { live, ready, log: await lines };
}

describe('The health of a server', () => {
  it('is up when every check resolves, and is neither cached nor logged', async () => {
    const { live, ready, log } = await ask({
      database: () => Promise.resolve(),
      keys: () => Promise.resolve(true),
    });
    expect(live.statusCode).toBe(200);
    expect(healthSchema.parse(live.json())).toEqual({ status: 'up', checks: {} });
    expect(ready.statusCode).toBe(200);
    const checks = { database: 'up', keys: 'up' };
    expect(healthSchema.parse(ready.json())).toEqual({ status: 'up', checks });
    for (const { headers } of [live, ready]) expect(headers['cache-control']).toBe('no-store');
    expect(log).toBe('');
  });

  it('names each check that fails, and logs why; the process stays alive', async () => {
    const { live, ready, log } = await ask({
      database: () => Promise.reject(new Error('connection refused')),
      keys: () => Promise.resolve(false),
      page: () => Promise.resolve(true),
    });
    expect(live.statusCode).toBe(200);
    expect(ready.statusCode).toBe(503);
    const checks = { database: 'down', keys: 'down', page: 'up' };
    expect(healthSchema.parse(ready.json())).toEqual({ status: 'down', checks });
    expect(log).toContain('"check":"database"');
    expect(log).toContain('connection refused');
  });
});
