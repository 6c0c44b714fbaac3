import { repeat } from '@pazar/service/repeat';
import type { FastifyBaseLogger } from 'fastify';
import { deliverDue } from '../notices/deliver.ts';
import { keepNotice, removeOldNotices } from '../notices/notice-store.ts';
import type { RegistryParts } from '../registry/registry-parts.ts';
import { findTrouble } from './find-trouble.ts';

/** A pause or a rollback is told within this time. */
const deliverEveryMs = 5_000;
/** Far less than the days before an end, and than the half hour of a silence. */
const lookEveryMs = 5 * 60 * 1000;

/** Looks for trouble and stores a notice of what is new. */
export async function noteTrouble(parts: RegistryParts, origins: readonly string[]): Promise<void> {
  const { queries } = parts.database;
  for (const notice of await findTrouble(parts, origins)) {
    await keepNotice(queries, notice, parts.notices.channels);
  }
  await removeOldNotices(queries, parts.now());
}

/** Tells operators outside of Pazar until it is stopped. Does nothing where no channel is configured. */
export function keepTelling(
  parts: RegistryParts,
  origins: readonly string[],
  log: FastifyBaseLogger,
): () => Promise<void> {
  const { channels, senders } = parts.notices;
  if (channels.length === 0) return () => Promise.resolve();
  async function deliver(): Promise<void> {
    for (const delivery of await deliverDue({ ...parts.database, senders, now: parts.now })) {
      if (delivery.outcome === 'delivered') log.info(delivery, 'operators were told');
      else log.error(delivery, 'operators could not be told');
    }
  }
  const looking = repeat(
    { what: 'looking for trouble', everyMs: lookEveryMs, work: () => noteTrouble(parts, origins) },
    log,
  );
  const delivering = repeat(
    { what: 'telling operators', everyMs: deliverEveryMs, work: deliver },
    log,
  );
  looking.now();
  return async () => {
    await looking.stop();
    await delivering.stop();
  };
}
