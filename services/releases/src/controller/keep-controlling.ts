import type { FastifyBaseLogger } from 'fastify';
import { repeat } from '@pazar/service/repeat';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { Controller } from './controller.ts';

/** How long a report waits in memory before it is written. */
const flushMs = 1_000;
/** How often it checks whether a judgement is due; far more often than one is. */
const tickMs = 5_000;
const forgetMs = 60 * 60 * 1000;

/** Measures a round of judgements. */
type Time = <Result>(judging: () => Promise<Result>) => Promise<Result>;

/** Writes reports and judges rollouts until it is stopped; then it writes the remaining reports. */
export function keepControlling(
  { controller, telemetry }: { controller: Controller; telemetry: Telemetry },
  log: FastifyBaseLogger,
  time: Time = (work) => work(),
): () => Promise<void> {
  async function judge(): Promise<void> {
    for (const { action, judgement, ...which } of await time(() => controller.tick())) {
      log.info({ ...which, action, summary: judgement.summary }, 'rollout judged');
    }
  }
  const repeated = [
    { what: 'writing reports', everyMs: flushMs, work: () => telemetry.flush() },
    { what: 'forgetting old reports', everyMs: forgetMs, work: () => telemetry.forgetOld() },
    { what: 'judging rollouts', everyMs: tickMs, work: judge },
  ].map((work) => repeat(work, log));
  return async () => {
    await Promise.all(repeated.map(({ stop }) => stop()));
    await telemetry.flush();
  };
}
