import type { WaitingFailure } from './waiting.ts';

/** The outcome of an entry while its agent waited. */
export type EntryOutcome<Answer> =
  /** `answer` is null when another tab has sent it. */
  | { readonly kind: 'recorded'; readonly answer: Answer | null }
  /** Stored on this device; sent when the network returns. */
  | { readonly kind: 'waiting' }
  /** Sent, but the answer is unreadable: stored on this device until the agent has checked. */
  | { readonly kind: 'unread' }
  /**
   * The agent can fix it at once. A new entry is neither recorded nor stored; one that is sent again
   * stays on this device, with the reason.
   */
  | { readonly kind: 'refused'; readonly failure: WaitingFailure }
  /**
   * Neither recorded nor stored: the browser's storage is blocked, and the network is down. An entry
   * that is sent again is stored already; it is as it was before.
   */
  | { readonly kind: 'lost' };

interface Waiter {
  /** Of the entry. */
  readonly key: string;
  /** Milliseconds. */
  readonly timeoutMs: number;
  /** Whether the entry is in a form, which keeps it when it is refused. */
  readonly isInForm: boolean;
}

/** The places in the page that wait for the outcome of an entry, by its key. */
export interface EntryOutcomes<Answer> {
  /** Settles with the outcome, or as `waiting` when `timeoutMs` is over. */
  wait(waiter: Waiter): Promise<EntryOutcome<Answer>>;
  /** Whether a form that waits has the entry. */
  isInForm(key: string): boolean;
  settle(key: string, outcome: EntryOutcome<Answer>): void;
}

export function createEntryOutcomes<Answer>(): EntryOutcomes<Answer> {
  const waiting = new Map<string, Waiter & { resolve: (outcome: EntryOutcome<Answer>) => void }>();
  return {
    isInForm: (key) => waiting.get(key)?.isInForm === true,
    settle: (key, outcome) => waiting.get(key)?.resolve(outcome),
    wait(waiter) {
      const { key, timeoutMs } = waiter;
      const { promise, resolve } = Promise.withResolvers<EntryOutcome<Answer>>();
      const timer = setTimeout(() => resolve({ kind: 'waiting' }), timeoutMs);
      waiting.set(key, { ...waiter, resolve });
      return promise.finally(() => {
        clearTimeout(timer);
        waiting.delete(key);
      });
    },
  };
}
