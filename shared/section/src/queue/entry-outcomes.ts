import type { WaitingFailure } from './waiting.ts';

/** The outcome of an entry while its agent waited. */
export type EntryOutcome<Answer> =
  | { readonly kind: 'recorded'; readonly answer: Answer }
  /** Stored on this device; sent when the network returns. */
  | { readonly kind: 'waiting' }
  /** Sent, but the answer is unreadable: stored on this device until the agent has checked. */
  | { readonly kind: 'unread' }
  /** Neither recorded nor stored: the agent can fix it at once. */
  | { readonly kind: 'refused'; readonly failure: WaitingFailure }
  /** Neither recorded nor stored: the network is down, and the browser's storage is blocked. */
  | { readonly kind: 'lost' };

/** Forms that wait for the outcome of their entry, by its key. */
export interface EntryOutcomes<Answer> {
  /** Settles with the outcome, or as `waiting` after `patience` milliseconds. */
  wait(key: string, patience: number): Promise<EntryOutcome<Answer>>;
  isAwaited(key: string): boolean;
  settle(key: string, outcome: EntryOutcome<Answer>): void;
}

export function createEntryOutcomes<Answer>(): EntryOutcomes<Answer> {
  const waiting = new Map<string, (outcome: EntryOutcome<Answer>) => void>();
  return {
    isAwaited: (key) => waiting.has(key),
    settle: (key, outcome) => waiting.get(key)?.(outcome),
    wait(key, patience) {
      const { promise, resolve } = Promise.withResolvers<EntryOutcome<Answer>>();
      const timer = setTimeout(() => resolve({ kind: 'waiting' }), patience);
      waiting.set(key, resolve);
      return promise.finally(() => {
        clearTimeout(timer);
        waiting.delete(key);
      });
    },
  };
}
