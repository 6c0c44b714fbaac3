import { createHash } from 'node:crypto';
import { v4 as randomUuid, v7 as uuid } from 'uuid';
import { marketDay, marketMidnight } from '../clock/market-day.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Turns the seed's "days ago" into instants and its keys into identifiers. */
export type SeedContext = ReturnType<typeof createSeedContext>;

/** Google's name for a seeded agent in the demo. */
export const demoSubject = (username: string) => `demo-${username}`;

export function createSeedContext(now: Date) {
  // Counted from the start of the market's day, so that everything seeded on one day is the same. That day
  // starts before UTC's; until UTC's has started, what is seeded would be in the future.
  const today = marketDay(now);
  const start = Date.parse(`${today}T00:00:00Z`);
  const midnight = start <= now.getTime() ? start : marketMidnight(today).getTime();
  const instant = (daysAgo: number) => new Date(midnight - Math.round(daysAgo * dayMs));
  /** The calendar day, `2026-11-21`. */
  const day = (daysAgo: number) => marketDay(instant(daysAgo));
  return {
    instant,
    day,
    /** The same identifier for the same kind and key, on the same day. */
    id: (kind: string, key: string, createdDaysAgo: number) =>
      uuid({ msecs: instant(createdDaysAgo).getTime(), random: bytesOf(`${kind} ${key}`) }),
    /** A number from 0 to 1 that looks like chance and is the same for the same key. */
    fraction: (key: string) => (bytesOf(key)[0] ?? 0) / 255,
    /** The same for images, whose identifiers contain no time: they are equal on every day. */
    imageId: (key: string) => randomUuid({ random: bytesOf(`image ${key}`) }),
  };
}

/** The next day of a year, `01-07`, from today on. */
export function nextSuchDay(context: SeedContext, ofYear: string): string {
  const today = context.day(0);
  const year = Number(today.slice(0, 4));
  const thisYear = `${year}-${ofYear}`;
  return thisYear < today ? `${year + 1}-${ofYear}` : thisYear;
}

function bytesOf(text: string): Uint8Array {
  return createHash('sha256').update(text).digest().subarray(0, 16);
}

export function thousandths(quantity: number): bigint {
  return BigInt(Math.round(quantity * 1000));
}
