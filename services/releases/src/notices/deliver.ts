import type { Queries } from '../database/open-database.ts';
import type { Channel } from '../domain/notice-api.ts';
import { claimDue, keepOutcome, type NoticeRow } from './notice-store.ts';
import type { Sender } from './senders.ts';

/** A receiver that restarts is tried again soon, and one that is down every hour. */
const firstPauseMs = 15_000;
const longestPauseMs = 60 * 60 * 1000;
/** What is told later than a day is no news. */
const triedForMs = 24 * 60 * 60 * 1000;

/** A notice that was sent, or why not. */
export interface Delivery {
  kind: string;
  channel: Channel;
  outcome: 'delivered' | 'again' | 'failed';
  error?: string;
}

/** What delivers needs. */
export interface Delivering {
  queries: Queries;
  senders: Partial<Record<Channel, Sender>>;
  now: () => Date;
  /** Of one event only. */
  key?: string;
}

/** Sends the notices that are due, and answers what became of each. */
export async function deliverDue({ queries, senders, now, key }: Delivering): Promise<Delivery[]> {
  const done: Delivery[] = [];
  const channels = (['webhook', 'mail'] as const).filter((channel) => senders[channel]);
  for (const notice of await claimDue(queries, channels, { now: now(), key })) {
    const { channel, content } = notice;
    const error = await attempt(senders[channel], notice);
    const end = endOf(notice, error, now());
    await keepOutcome(queries, notice.id, end);
    const outcome = end.deliveredAt ? 'delivered' : afterFailure(end);
    done.push({ kind: content.kind, channel, outcome, ...(error !== undefined && { error }) });
  }
  return done;
}

async function attempt(send: Sender | undefined, notice: NoticeRow): Promise<string | undefined> {
  try {
    await send?.(notice);
    return undefined;
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    return (cause instanceof Error ? `${message}: ${cause.message}` : message).slice(0, 300);
  }
}

/** How an attempt ended. */
type End = Parameters<typeof keepOutcome>[2];

const afterFailure = ({ failedAt }: End): 'failed' | 'again' => (failedAt ? 'failed' : 'again');

function endOf({ createdAt, attempts }: NoticeRow, error: string | undefined, now: Date): End {
  if (error === undefined) return { deliveredAt: now };
  const pauseMs = Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs);
  const nextAt = new Date(now.getTime() + pauseMs);
  const isTooLate = nextAt.getTime() - createdAt.getTime() > triedForMs;
  return isTooLate ? { failedAt: now, error } : { nextAt, error };
}
