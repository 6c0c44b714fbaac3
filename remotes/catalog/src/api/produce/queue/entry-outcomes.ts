import type { Booking } from '@pazar/contracts/movement';
import type { EntryFailure } from '../../../model/produce/queue/waiting-entry.ts';

/** What became of an entry while its agent waited. */
export type EntryOutcome =
  | { readonly kind: 'recorded'; readonly booking: Booking }
  /** Kept on this device; it is sent when the network returns. */
  | { readonly kind: 'waiting' }
  /** Sent, and the answer cannot be read: kept on this device until the agent has looked. */
  | { readonly kind: 'unread' }
  /** Not recorded and not kept: the agent is there to fix it. */
  | { readonly kind: 'refused'; readonly failure: EntryFailure }
  /** Neither recorded nor kept: there is no network, and the browser keeps nothing. */
  | { readonly kind: 'lost' };

/** Agents who wait for what becomes of their entry, by its key. */
export interface EntryOutcomes {
  /** Settles with the outcome, or as `waiting` after `patience` milliseconds. */
  wait(key: string, patience: number): Promise<EntryOutcome>;
  isAwaited(key: string): boolean;
  settle(key: string, outcome: EntryOutcome): void;
}

export function createEntryOutcomes(): EntryOutcomes {
  const waiting = new Map<string, (outcome: EntryOutcome) => void>();
  return {
    isAwaited: (key) => waiting.has(key),
    settle: (key, outcome) => waiting.get(key)?.(outcome),
    wait(key, patience) {
      const { promise, resolve } = Promise.withResolvers<EntryOutcome>();
      const timer = setTimeout(() => resolve({ kind: 'waiting' }), patience);
      waiting.set(key, resolve);
      return promise.finally(() => {
        clearTimeout(timer);
        waiting.delete(key);
      });
    },
  };
}
