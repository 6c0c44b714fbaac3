import { repeat } from '@pazar/service/repeat';
import type { FastifyBaseLogger } from 'fastify';
import type { Channel } from '../domain/notice-api.ts';
import { deliverDue } from '../notices/deliver.ts';
import { giveUpOld, keepNotice, removeOldNotices } from '../notices/notice-store.ts';
import type { RegistryParts } from '../registry/registry-parts.ts';
import { findTrouble } from './find-trouble.ts';

/** Operators hear of a pause or a rollback within this time. */
const deliverEveryMs = 5_000;
/** Far less than the days before an end, and than the half hour of a silence. */
const lookEveryMs = 5 * 60 * 1000;

/** Looks for trouble and stores a notice of what is new; removes old notices, and answers how many it gave up. */
export async function noteTrouble(
  { notices: { channels }, ...parts }: RegistryParts,
  origins: readonly string[],
  signal?: AbortSignal,
): Promise<{ givenUp: number } | undefined> {
  const { queries } = parts.database;
  const found = channels.length === 0 ? [] : await findTrouble(parts, origins, signal);
  for (const notice of found) await keepNotice(queries, notice, channels);
  const givenUp = await giveUpOld(queries, parts.now());
  await removeOldNotices(queries, parts.now());
  return givenUp > 0 ? { givenUp } : undefined;
}

/** Tells operators outside of Pazar until it is stopped; where no channel is configured it gives up old notices. */
export function keepTelling(
  parts: RegistryParts,
  origins: readonly string[],
  log: FastifyBaseLogger,
): () => Promise<void> {
  const { channels, senders } = parts.notices;
  const ended = new AbortController();
  const { signal } = ended;
  const deliver = async (channel: Channel): Promise<void> => {
    const sender = { [channel]: senders[channel] };
    const turn = { ...parts.database, senders: sender, now: parts.now, signal };
    for (const delivery of await deliverDue(turn)) {
      if (delivery.outcome === 'delivered') log.info(delivery, 'operators were notified');
      else log.error(delivery, 'operators could not be notified');
    }
  };
  const look = () => noteTrouble(parts, origins, signal);
  const repeated = [
    repeat({ what: 'looking for trouble', everyMs: lookEveryMs, work: look }, log),
    // Each channel for itself: a receiver that does not answer delays no other.
    ...channels.map((channel) => {
      const work = () => deliver(channel);
      return repeat(
        { what: `telling operators by ${channel}`, everyMs: deliverEveryMs, work },
        log,
      );
    }),
  ];
  for (const { now } of repeated) now();
  return async () => {
    ended.abort();
    await Promise.all(repeated.map(({ stop }) => stop()));
  };
}
