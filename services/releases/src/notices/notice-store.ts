import { v7 as uuid } from 'uuid';
import { and, count, desc, eq, isNull, lt, lte, sql } from '../database/drizzle.ts';
import type { Queries } from '../database/open-database.ts';
import { notices } from '../database/tables/notices.ts';
import type { Channel, Notice, NoticeContent } from '../domain/notice-api.ts';

export type NoticeRow = typeof notices.$inferSelect;

/** A process that was killed while it sent holds a notice for as long; no attempt takes half of it. */
const leaseMs = 60_000;
/** After a day an event is no news. */
export const triedForMs = 24 * 60 * 60 * 1000;
/** How long delivered and failed ones are listed. */
const keptMs = 90 * 24 * 60 * 60 * 1000;
const maxListed = 50;

/** An event of which operators are notified, and the channels of this installation. */
export interface NewNotice {
  /** Names the event: a key that is known already is not told again. */
  key: string;
  content: NoticeContent;
}

/** Stores a notice for each channel, due at once. Inside a transaction it is sent only when that commits. */
export async function keepNotice(
  queries: Queries,
  { key, content }: NewNotice,
  channels: readonly Channel[],
): Promise<void> {
  if (channels.length === 0) return;
  const createdAt = new Date(content.at);
  const rows = channels.map((channel) => ({
    key,
    channel,
    id: uuid(),
    content,
    createdAt,
    nextAt: createdAt,
  }));
  await queries.insert(notices).values(rows).onConflictDoNothing();
}

/** Which notices a turn sends. */
interface Turn {
  channel: Channel;
  /** When the turn began: one that fails is not due again in the same turn. */
  dueBy: Date;
  now: Date;
  key?: string | undefined;
}

/** Claims the next notice that is due, for this process alone. None older than a day. */
export async function claimNext(
  queries: Queries,
  { channel, dueBy, now, key }: Turn,
): Promise<NoticeRow | undefined> {
  const ofEvent = key === undefined ? sql`` : sql`and key = ${key}`;
  const oldest = new Date(now.getTime() - triedForMs);
  const [claimed] = await queries
    .update(notices)
    .set({ attempts: sql`${notices.attempts} + 1`, nextAt: new Date(now.getTime() + leaseMs) })
    .where(
      sql`id = (select id from releases.notices where next_at <= ${dueBy.toISOString()}::timestamptz
        and channel = ${channel} and created_at >= ${oldest.toISOString()}::timestamptz ${ofEvent}
        order by next_at, id limit 1 for update skip locked)`,
    )
    .returning();
  return claimed;
}

/**
 * Records how an attempt ended: delivered, given up, or when the next one is due. Changes nothing when
 * the attempt took longer than its claim and another one has begun or ended since.
 */
export async function keepOutcome(
  queries: Queries,
  { id, attempts }: Pick<NoticeRow, 'id' | 'attempts'>,
  outcome: Partial<Pick<NoticeRow, 'deliveredAt' | 'failedAt' | 'error' | 'nextAt'>>,
): Promise<void> {
  await queries
    .update(notices)
    .set({ nextAt: null, error: null, ...outcome })
    .where(and(eq(notices.id, id), eq(notices.attempts, attempts), isNull(notices.deliveredAt)));
}

/** Gives up what nobody was told within a day, also of a channel that was switched off meanwhile; answers how many. */
export async function giveUpOld(queries: Queries, now: Date): Promise<number> {
  const givenUp = await queries
    .update(notices)
    .set({
      nextAt: null,
      failedAt: now,
      error: sql`coalesce(${notices.error}, 'It was not sent within a day')`,
    })
    .where(
      and(lte(notices.nextAt, now), lt(notices.createdAt, new Date(now.getTime() - triedForMs))),
    )
    .returning({ id: notices.id });
  return givenUp.length;
}

/** The newest notices, newest first; with a key those of one event. */
export async function listNotices(queries: Queries, key?: string): Promise<Notice[]> {
  const rows = await queries
    .select()
    .from(notices)
    .where(key === undefined ? undefined : eq(notices.key, key))
    .orderBy(desc(notices.createdAt), notices.channel)
    .limit(maxListed);
  return rows.map(({ id, channel, content, attempts, error, ...row }) => ({
    ...content,
    id,
    channel,
    attempts,
    error,
    state: stateOf(row),
  }));
}

function stateOf({
  deliveredAt,
  failedAt,
}: Pick<NoticeRow, 'deliveredAt' | 'failedAt'>): Notice['state'] {
  if (deliveredAt) return 'delivered';
  return failedAt ? 'failed' : 'waiting';
}

/** How many wait, and how many of those that are kept were given up, by channel. */
export async function countNotices(queries: Queries) {
  const state = sql<
    'waiting' | 'failed'
  >`case when ${notices.failedAt} is null then 'waiting' else 'failed' end`;
  return queries
    .select({ channel: notices.channel, state, total: count() })
    .from(notices)
    .where(isNull(notices.deliveredAt))
    .groupBy(notices.channel, state);
}

/** Removes what was delivered or given up long ago. Operators hear again of what still holds. */
export async function removeOldNotices(queries: Queries, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptMs);
  await queries.delete(notices).where(and(isNull(notices.nextAt), lt(notices.createdAt, oldest)));
}
