import { useEntryQueueOf } from '@pazar/section/queue/use-entry-queue';
import { useSession } from '@pazar/shell/session';
import { type ReactNode, useMemo } from 'react';
import { createLastEntries } from '../../../api/produce/queue/last-entries.ts';
import { waitingMovements } from '../../../api/produce/queue/waiting-movements.ts';
import { EntryQueueContext } from './entry-queue-context.ts';

/** Gives the pages below the queue of the signed-in agent, which sends what waits in it. */
export function EntryQueueProvider({ children }: { children: ReactNode }) {
  const agentId = useSession()?.id ?? '';
  const handle = useEntryQueueOf(waitingMovements, 'catalog');
  const lastEntries = useMemo(() => createLastEntries(agentId), [agentId]);
  const state = useMemo(() => ({ ...handle, lastEntries }), [handle, lastEntries]);
  return <EntryQueueContext value={state}>{children}</EntryQueueContext>;
}
