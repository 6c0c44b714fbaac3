import type { Booking } from '@pazar/contracts/movement';
import { type EntryQueueHandle, useEntryQueueOf } from '@pazar/section/queue/use-entry-queue';
import { createContext, type ReactNode, useContext } from 'react';
import { waitingMovements } from '../../../api/produce/queue/waiting-movements.ts';
import type { WaitingEntry } from '../../../model/produce/queue/waiting-entry.ts';

/** Entries on their way to the server, as the pages see them. */
type EntryQueueState = EntryQueueHandle<WaitingEntry, Booking>;

const EntryQueueContext = createContext<EntryQueueState | null>(null);
EntryQueueContext.displayName = 'EntryQueueState';

/** @throws Error outside of `EntryQueueProvider` */
export function useEntryQueue(): EntryQueueState {
  const state = useContext(EntryQueueContext);
  if (state === null) throw new Error('No EntryQueueProvider above this component.');
  return state;
}

/** Gives the pages below the queue of the signed-in agent, which sends what waits in it. */
export function EntryQueueProvider({ children }: { children: ReactNode }) {
  const state = useEntryQueueOf(waitingMovements, 'catalog');
  return <EntryQueueContext value={state}>{children}</EntryQueueContext>;
}
