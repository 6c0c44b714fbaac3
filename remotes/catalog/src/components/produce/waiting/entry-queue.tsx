import type { Booking } from '@pazar/contracts/movement';
import { type EntryQueueHandle, useEntryQueueOf } from '@pazar/section/queue/use-entry-queue';
import { useSession } from '@pazar/shell/session';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { createLastEntries, type LastEntries } from '../../../api/produce/queue/last-entries.ts';
import { waitingMovements } from '../../../api/produce/queue/waiting-movements.ts';
import type { WaitingEntry } from '../../../model/produce/queue/waiting-entry.ts';

/** Entries on their way to the server, as the pages see them. */
export interface EntryQueueState extends EntryQueueHandle<WaitingEntry, Booking> {
  readonly lastEntries: LastEntries;
}

const EntryQueueContext = createContext<EntryQueueState | null>(null);
EntryQueueContext.displayName = 'EntryQueueState';

/** @throws Error outside of `EntryQueueProvider` */
export function useEntryQueue(): EntryQueueState {
  const desk = useContext(EntryQueueContext);
  if (desk === null) throw new Error('No EntryQueueProvider above this component.');
  return desk;
}

/** Gives the pages below the queue of the signed-in agent, which sends what waits in it. */
export function EntryQueueProvider({ children }: { children: ReactNode }) {
  const agentId = useSession()?.id ?? '';
  const handle = useEntryQueueOf(waitingMovements, 'catalog');
  const lastEntries = useMemo(() => createLastEntries(agentId), [agentId]);
  const state = useMemo(() => ({ ...handle, lastEntries }), [handle, lastEntries]);
  return <EntryQueueContext value={state}>{children}</EntryQueueContext>;
}
