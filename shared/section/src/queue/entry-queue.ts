import type { HttpClient } from '@pazar/shell/http';
import { createEntryOutcomes, type EntryOutcome } from './entry-outcomes.ts';
import { createTurns } from './turns.ts';
import type { Waiting, WaitingFailure, WaitingKind } from './waiting.ts';
import { waitingRecord } from './waiting-database.ts';
import {
  failureOf,
  invalid,
  isUnparseable,
  mayPass,
  sentMeanwhile,
  unsure,
} from './waiting-failure.ts';
import {
  dequeue,
  enqueue,
  fix,
  isUnsure,
  markFailed,
  markSent,
  nextToSend,
  retry,
} from './waiting-list.ts';
import type { WaitingStore } from './waiting-store.ts';

/** How long a form waits for an entry to be sent before the agent may continue, in milliseconds. */
const timeoutMs = 4000;

/** Nothing is known of what the browser has stored. */
const unread = { entries: null };

export interface EntryQueueOptions<Entry extends Waiting, Answer> {
  readonly kind: WaitingKind<Entry, Answer>;
  readonly agentId: string;
  /** The client of this agent; it never sends for another one. */
  readonly http: HttpClient;
  readonly store: WaitingStore<Entry>;
  /** Whether the browser is online, as far as it knows. */
  readonly isOnline: () => boolean;
  /** Called after entries were recorded. */
  readonly onRecorded: () => void;
}

/**
 * Queue of one agent's entries: stored first, then sent one at a time in the order of entry, by one
 * tab at a time. An entry that cannot be sent waits; a rejected one stays, with the reason, until
 * the agent fixes or discards it.
 */
export interface EntryQueue<Entry, Answer> {
  /**
   * Stores an entry, sends it if possible, and returns the outcome.
   *
   * @param onStored called when this device has stored it, before it is sent: from then on what the
   *   form keeps for the next visit would enter it a second time. Not called when storage is blocked.
   */
  record(entry: Entry, onStored?: () => void): Promise<EntryOutcome<Answer>>;
  /** Stores an entry without sending it now. Rejects when the browser's storage is blocked. */
  keep(entry: Entry): Promise<void>;
  /** Sends the waiting entries. */
  send(): Promise<void>;
  /**
   * Replaces a stored entry with its corrected version, which has another key, sends it if possible,
   * and returns the outcome. Refused, it stays stored under the new key. When the stored entry is
   * gone, the outcome is refused as `sentMeanwhile` and nothing is sent.
   *
   * @param onStored as for `record`
   */
  fix(key: string, entry: Entry, onStored?: () => void): Promise<EntryOutcome<Answer>>;
  /**
   * Sends an entry that failed once more, as it is: under its key it is recorded once. The outcome is
   * as for `fix`.
   */
  retry(key: string): Promise<EntryOutcome<Answer>>;
  /** Forgets an entry that this version cannot read. */
  discardUnreadable(text: string): Promise<void>;
  discard(key: string): Promise<void>;
}

export function createEntryQueue<Entry extends Waiting, Answer>(
  options: EntryQueueOptions<Entry, Answer>,
): EntryQueue<Entry, Answer> {
  const { agentId, http, store, isOnline, onRecorded, kind } = options;
  const { channel } = waitingRecord(kind.name, agentId);
  const outcomes = createEntryOutcomes<Answer>();
  const inTurn = createTurns(channel);

  /** @returns whether to continue with the next entry */
  async function sendOne(entry: Entry): Promise<boolean> {
    const { key } = entry;
    if (!kind.isSendable(entry)) {
      await refuse(key, invalid);
      return true;
    }
    if (isUnsure(entry, new Date())) {
      await store.change((queue) => markFailed(queue, key, unsure));
      outcomes.settle(key, { kind: 'refused', failure: unsure });
      return true;
    }
    await store.change((queue) => markSent(queue, key, new Date()));
    try {
      const answer = await kind.send(http, entry);
      await store.change((queue) => dequeue(queue, key));
      outcomes.settle(key, { kind: 'recorded', answer });
      onRecorded();
    } catch (error) {
      if (mayPass(error)) {
        outcomes.settle(key, { kind: 'waiting' });
        return false;
      }
      if (isUnparseable(error)) await keepUnread(key, error);
      else await refuse(key, failureOf(error));
    }
    return true;
  }

  /** If the form is still open, the agent fixes it there; else the entry stays with its reason. */
  async function refuse(key: string, failure: WaitingFailure): Promise<void> {
    const isInForm = outcomes.isInForm(key);
    await store.change((queue) =>
      isInForm ? dequeue(queue, key) : markFailed(queue, key, failure),
    );
    outcomes.settle(key, { kind: 'refused', failure });
  }

  /** It may be recorded, so the agent must check before entering it again. */
  async function keepUnread(key: string, error: unknown): Promise<void> {
    await store.change((queue) => markFailed(queue, key, failureOf(error)));
    outcomes.settle(key, { kind: 'unread' });
    onRecorded();
  }

  async function sendAll(): Promise<void> {
    let canSend = isOnline();
    while (canSend) {
      const entry = nextToSend((await store.read()).entries, kind.subjectOf);
      canSend = entry !== undefined && (await sendOne(entry)) && isOnline();
    }
  }

  const send = () => inTurn(sendAll);

  /** Sends what waits, and answers what became of one entry of it. */
  async function sendAndWait(key: string, isInForm: boolean): Promise<EntryOutcome<Answer>> {
    if (!isOnline()) return { kind: 'waiting' };
    const outcome = outcomes.wait({ key, timeoutMs, isInForm });
    let isOpen = true;
    void outcome.then(() => (isOpen = false));
    // An entry that another one blocks, or that failed to be read, waits.
    void send()
      .catch(() => undefined)
      .then(() => outcomeElsewhere(key))
      .then((found) => isOpen && outcomes.settle(key, found));
    return outcome;
  }

  /** Another tab may have sent the entry between its storing and this tab's turn. */
  async function outcomeElsewhere(key: string): Promise<EntryOutcome<Answer>> {
    const { entries } = await store.read().catch(() => unread);
    const isThere = entries?.some((kept) => kept.key === key) ?? true;
    return isThere ? { kind: 'waiting' } : { kind: 'recorded', answer: null };
  }

  /** @param key of the entry that is to be sent, after the change */
  async function sendChanged(
    key: string,
    change: (queue: readonly Entry[]) => readonly Entry[],
    onStored?: () => void,
  ): Promise<EntryOutcome<Answer>> {
    try {
      const after = await inTurn(() => store.change(change));
      const isThere = after.some((kept) => kept.key === key);
      if (!isThere) return { kind: 'refused', failure: sentMeanwhile };
    } catch {
      return { kind: 'lost' };
    }
    onStored?.();
    return sendAndWait(key, false);
  }

  /** Without anything to keep it in, an entry is sent while its form is open. */
  async function sendUnkept(entry: Entry): Promise<EntryOutcome<Answer>> {
    try {
      const answer = await kind.send(http, entry);
      onRecorded();
      return { kind: 'recorded', answer };
    } catch (error) {
      return mayPass(error) || isUnparseable(error)
        ? { kind: 'lost' }
        : { kind: 'refused', failure: failureOf(error) };
    }
  }

  return {
    send,
    async keep(entry) {
      await store.change((queue) => enqueue(queue, entry));
    },
    async record(entry, onStored) {
      try {
        await store.change((queue) => enqueue(queue, entry));
      } catch {
        return sendUnkept(entry);
      }
      onStored?.();
      return sendAndWait(entry.key, true);
    },
    fix: (key, entry, onStored) =>
      sendChanged(entry.key, (queue) => fix(queue, key, entry), onStored),
    retry: (key) => sendChanged(key, (queue) => retry(queue, key)),
    discardUnreadable: (text) => inTurn(() => store.dropUnreadable(text)),
    async discard(key) {
      await inTurn(() => store.change((queue) => dequeue(queue, key)));
    },
  };
}
