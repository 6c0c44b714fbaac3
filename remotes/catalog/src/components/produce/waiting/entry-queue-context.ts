import type { Booking } from '@pazar/contracts/movement';
import type { EntryQueueHandle } from '@pazar/section/queue/use-entry-queue';
import { createContext, useContext } from 'react';
import type { LastEntries } from '../../../api/produce/queue/last-entries.ts';
import type { WaitingEntry } from '../../../model/produce/queue/waiting-entry.ts';

/** Entries on their way to the server, as the pages see them. */
export interface EntryQueueState extends EntryQueueHandle<WaitingEntry, Booking> {
  readonly lastEntries: LastEntries;
}

export const EntryQueueContext = createContext<EntryQueueState | null>(null);
EntryQueueContext.displayName = 'EntryQueueState';

/** @throws Error outside of `EntryQueueProvider` */
export function useEntryQueue(): EntryQueueState {
  const desk = useContext(EntryQueueContext);
  if (desk === null) throw new Error('No EntryQueueProvider above this component.');
  return desk;
}
