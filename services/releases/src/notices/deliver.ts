import type { Queries } from '../database/open-database.ts';
import type { Channel } from '../domain/notice-api.ts';
import { claimNext, keepOutcome, triedForMs, type NoticeRow } from './notice-store.ts';
import type { Sender } from './senders.ts';

/** A receiver that restarts is tried again soon, and one that is down every hour. */
const firstPauseMs = 15_000;
const longestPauseMs = 60 * 60 * 1000;
/** A turn ends, so that what became of its notices is logged. */
const perTurn = 20;

/** A notice that was sent, or why not. */
export interface Delivery {
  kind: string;
  channel: Channel;
  outcome: 'delivered' | 'again' | 'failed';
  error?: string;
}

/** Which notices are sent, and how. */
export interface Delivering {
  queries: Queries;
  senders: Partial<Record<Channel, Sender>>;
  now: () => Date;
  /** Of one event only. */
  key?: string;
  /** Ends the turn when the process stops; an attempt under way is made again by the next process. */
  signal?: AbortSignal;
}

/** Sends the notices that are due, each channel for itself, and answers what became of each. */
export async function deliverDue(delivering: Delivering): Promise<Delivery[]> {
  const channels = (['webhook', 'mail'] as const).flatMap((channel) => {
    const send = delivering.senders[channel];
    return send ? [{ channel, send }] : [];
  });
  return (await Promise.all(channels.map((one) => deliverTo(one, delivering)))).flat();
}

async function deliverTo(
  { channel, send }: { channel: Channel; send: Sender },
  { queries, now, key, signal }: Delivering,
): Promise<Delivery[]> {
  const done: Delivery[] = [];
  const dueBy = now();
  const mayGoOn = () => done.length < perTurn && signal?.aborted !== true;
  while (mayGoOn()) {
    const notice = await claimNext(queries, { channel, dueBy, now: now(), key });
    if (!notice) break;
    const error = await attempt(send, notice, signal);
    if (error !== undefined && signal?.aborted) {
      await keepOutcome(queries, notice, { nextAt: now() });
      break;
    }
    const end = endOf(notice, error, now());
    await keepOutcome(queries, notice, end);
    const outcome = end.deliveredAt ? 'delivered' : afterFailure(end);
    const { kind } = notice.content;
    done.push({ kind, channel, outcome, ...(error !== undefined && { error }) });
  }
  return done;
}

async function attempt(
  send: Sender,
  notice: NoticeRow,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  try {
    await send(notice, signal);
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
