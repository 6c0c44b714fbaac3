import type { FastifyBaseLogger } from 'fastify';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { Controller } from './controller.ts';

/** How long a report waits in memory before it is written. */
const flushMs = 1_000;
/** How often is looked whether a judgement is due; far more often than one is. */
const tickMs = 5_000;
const forgetMs = 60 * 60 * 1000;

/** Writes reports and judges rollouts until it is stopped; then it writes what it still has. */
export function keepControlling(
  { controller, telemetry }: { controller: Controller; telemetry: Telemetry },
  log: FastifyBaseLogger,
): () => Promise<void> {
  const stops = [
    repeat(flushMs, () => telemetry.flush(), log),
    repeat(forgetMs, () => telemetry.forgetOld(), log),
    repeat(
      tickMs,
      async () => {
        for (const { action, judgement, ...which } of await controller.tick()) {
          log.info({ ...which, action, summary: judgement.summary }, 'rollout judged');
        }
      },
      log,
    ),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    await telemetry.flush();
  };
}

/** Runs work again and again, never twice at once; answers a stop that waits for its end. */
function repeat(
  everyMs: number,
  work: () => Promise<unknown>,
  log: FastifyBaseLogger,
): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: unknown) => log.error({ err: error }, 'background work failed'))
      .finally(() => {
        running = undefined;
      });
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
