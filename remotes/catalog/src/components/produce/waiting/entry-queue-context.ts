import { createContext, useContext } from 'react';
import type { EntryQueue } from '../../../api/produce/queue/entry-queue.ts';
import type { LastEntries } from '../../../api/produce/queue/last-entries.ts';
import type { WaitingQueue } from '../../../model/produce/queue/waiting-entry.ts';

/** Entries on their way to the server, as the pages see them. */
export interface EntryQueueState {
  readonly queue: EntryQueue;
  readonly lastEntries: LastEntries;
  /** What is not recorded yet, oldest first. */
  readonly entries: WaitingQueue;
  /** What is kept and cannot be read by this version, as text. */
  readonly unreadable: readonly string[];
  /** Whether there is any network, as far as the browser knows. */
  readonly isOnline: boolean;
}

export const EntryQueueContext = createContext<EntryQueueState | null>(null);
EntryQueueContext.displayName = 'EntryQueueState';

/** @throws Error outside of `EntryQueueProvider` */
export function useEntryQueue(): EntryQueueState {
  const desk = useContext(EntryQueueContext);
  if (desk === null) throw new Error('No EntryQueueProvider above this component.');
  return desk;
}
