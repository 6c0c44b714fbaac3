import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import { sql, type SQL } from './drizzle.ts';

/** A machine's clock drifts by less than 0.1 s in that time, unless somebody sets it. */
const usualPauseMs = 30_000;

/** A slower answer says too little of the time: its question may have waited for a connection. */
const usefulMs = 500;

const instantRows = z.object({ rows: z.tuple([z.object({ ms: z.coerce.number() })]) });

/** A database, as far as its time is concerned. */
interface Answering {
  execute: (query: SQL) => PromiseLike<unknown>;
}

interface Comparing {
  /** The time of this process, in milliseconds since 1970. */
  ownTime?: () => number;
  /** How long it waits before it asks the server again. */
  pauseMs?: number;
}

/**
 * The time of a database server, which all processes on it share: sessions, links and leases end at the same
 * instant in each, whatever the clocks of their machines say. It asks the server now and then, and keeps the last
 * difference while the server does not answer. The embedded database has the clock of its process.
 */
export async function openServerClock(
  database: Answering,
  { ownTime = Date.now, pauseMs = usualPauseMs }: Comparing = {},
): Promise<{ clock: Clock; close: () => void }> {
  let difference: number | undefined;
  difference = await compare();

  async function compare(): Promise<number> {
    const before = ownTime();
    const answer = await database.execute(
      sql`select extract(epoch from clock_timestamp()) * 1000 as ms`,
    );
    const { ms } = instantRows.parse(answer).rows[0];
    const after = ownTime();
    if (difference !== undefined && after - before > usefulMs) return difference;
    // The server read its clock halfway between question and answer.
    return ms - (before + after) / 2;
  }
  const again = setInterval(() => {
    compare().then(
      (found) => (difference = found),
      () => undefined,
    );
  }, pauseMs);
  again.unref();

  const clock = () => new Date(ownTime() + (difference ?? 0));
  return {
    clock: Object.assign(clock, { isForReadsOnly: true as const }),
    close: () => clearInterval(again),
  };
}
