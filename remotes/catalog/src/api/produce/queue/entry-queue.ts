import { type Booking, bookingSchema } from '@pazar/contracts/movement';
import type { HttpClient } from '@pazar/shell/http';
import {
  failureOf,
  invalid,
  isUnread,
  mayPass,
  unsure,
} from '../../../model/produce/queue/entry-failure.ts';
import {
  type EntryFailure,
  isSendable,
  type WaitingEntry,
  type WaitingQueue,
} from '../../../model/produce/queue/waiting-entry.ts';
import {
  dequeue,
  enqueue,
  isUnsure,
  markFailed,
  markSent,
  fix,
  nextToSend,
  retry,
} from '../../../model/produce/queue/waiting-queue.ts';
import { createEntryOutcomes, type EntryOutcome } from './entry-outcomes.ts';
import { oneTabAtATime } from './one-tab-at-a-time.ts';
import type { WaitingStore } from './waiting-store.ts';

/** How long an agent watches an entry being sent before it goes on by itself, in milliseconds. */
const patience = 4000;

export interface EntryQueueOptions {
  readonly agentId: string;
  /** The client of this agent: it never speaks for another one. */
  readonly http: HttpClient;
  readonly store: WaitingStore;
  /** Whether there is any network, as far as the browser knows. */
  readonly isOnline: () => boolean;
  /** Called after entries were recorded. */
  readonly onRecorded: () => void;
}

/**
 * The answer to a booking. One that names movements has recorded them, whatever else a newer server
 * says of them: without what cannot be read there is nothing to undo it by, and no more is missing.
 */
const answerSchema = {
  parse(answer: unknown): Booking {
    const { data, error } = bookingSchema.safeParse(answer);
    if (data !== undefined) return data;
    if (!isBooking(answer)) throw error;
    return { movements: [], lots: [], products: [] };
  },
};

const isBooking = (answer: unknown) =>
  typeof answer === 'object' &&
  answer !== null &&
  'movements' in answer &&
  Array.isArray(answer.movements);

/**
 * Entries of one agent on their way to the server: kept first, then sent one at a time in the order
 * in which they were made, by one tab at a time. What cannot be sent waits; what is refused stays,
 * with the reason, until the agent fixes or discards it.
 */
export interface EntryQueue {
  /** Keeps an entry, sends it if it can, and answers what became of it. */
  record(entry: WaitingEntry): Promise<EntryOutcome>;
  /** Sends what waits. */
  send(): Promise<void>;
  /**
   * Replaces a rejected entry with its corrected version, which has another key.
   *
   * @returns whether it was still there
   */
  fix(key: string, entry: WaitingEntry): Promise<boolean>;
  /** Sends an entry that failed once more, as it is: under its key it is recorded once. */
  retry(key: string): Promise<void>;
  /** Forgets an entry that this version cannot read. */
  discardUnreadable(text: string): Promise<void>;
  discard(key: string): Promise<void>;
}

export function createEntryQueue(options: EntryQueueOptions): EntryQueue {
  const { agentId, http, store, isOnline, onRecorded } = options;
  const outcomes = createEntryOutcomes();
  let turn: Promise<unknown> = Promise.resolve();

  /** After all that this tab, and any other, has begun. */
  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const mine = turn.then(() => oneTabAtATime(`pazar-catalog-waiting-${agentId}`, work));
    turn = mine.catch(() => undefined);
    return mine;
  }

  const book = ({ key, lot, movement }: WaitingEntry) =>
    http.post(`/v1/produce/${lot.id}/movements`, {
      schema: answerSchema,
      body: movement,
      idempotencyKey: key,
    });

  /** @returns whether to go on with the next one */
  async function sendOne(entry: WaitingEntry): Promise<boolean> {
    const { key } = entry;
    if (!isSendable(entry)) {
      await refuse(key, invalid);
      return true;
    }
    if (isUnsure(entry, new Date())) {
      await store.change((queue) => markFailed(queue, key, unsure));
      return true;
    }
    await store.change((queue) => markSent(queue, key, new Date()));
    try {
      const booking = await book(entry);
      await store.change((queue) => dequeue(queue, key));
      outcomes.settle(key, { kind: 'recorded', booking });
      onRecorded();
    } catch (error) {
      if (mayPass(error)) {
        outcomes.settle(key, { kind: 'waiting' });
        return false;
      }
      if (isUnread(error)) await keepUnread(key, error);
      else await refuse(key, failureOf(error));
    }
    return true;
  }

  /** Whoever still looks at the form fixes it there; else the entry stays with its reason. */
  async function refuse(key: string, failure: EntryFailure): Promise<void> {
    if (!outcomes.isAwaited(key)) {
      await store.change((queue) => markFailed(queue, key, failure));
      return;
    }
    await store.change((queue) => dequeue(queue, key));
    outcomes.settle(key, { kind: 'refused', failure });
  }

  /** It may be recorded, so nobody may enter it again before having looked. */
  async function keepUnread(key: string, error: unknown): Promise<void> {
    await store.change((queue) => markFailed(queue, key, failureOf(error)));
    outcomes.settle(key, { kind: 'unread' });
    onRecorded();
  }

  async function sendAll(): Promise<void> {
    let goOn = isOnline();
    while (goOn) {
      const entry = nextToSend((await store.read()).entries);
      goOn = entry !== undefined && (await sendOne(entry)) && isOnline();
    }
  }

  const send = () => inTurn(sendAll);

  /** Without anything to keep it in, an entry is sent while its form is open. */
  async function sendUnkept(entry: WaitingEntry): Promise<EntryOutcome> {
    try {
      const booking = await book(entry);
      onRecorded();
      return { kind: 'recorded', booking };
    } catch (error) {
      return mayPass(error) || isUnread(error)
        ? { kind: 'lost' }
        : { kind: 'refused', failure: failureOf(error) };
    }
  }

  return {
    send,
    async record(entry) {
      try {
        await store.change((queue) => enqueue(queue, entry));
      } catch {
        return sendUnkept(entry);
      }
      if (!isOnline()) return { kind: 'waiting' };
      const outcome = outcomes.wait(entry.key, patience);
      // An entry that another one holds back, or that failed to be read, waits.
      void send()
        .catch(() => undefined)
        .then(() => outcomes.settle(entry.key, { kind: 'waiting' }));
      return outcome;
    },
    async fix(key, entry) {
      const after = await inTurn(() => store.change((queue) => fix(queue, key, entry)));
      const isThere = after.some((kept) => kept.key === entry.key);
      await send();
      return isThere;
    },
    async retry(key) {
      await inTurn(() => store.change((queue) => retry(queue, key)));
      await send();
    },
    discardUnreadable: (text) => inTurn(() => store.dropUnreadable(text)),
    async discard(key) {
      await inTurn(() => store.change((queue): WaitingQueue => dequeue(queue, key)));
    },
  };
}
