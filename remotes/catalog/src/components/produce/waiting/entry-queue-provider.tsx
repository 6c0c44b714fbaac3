import { renew } from '@pazar/section/renew';
import { useHttp } from '@pazar/shell/http';
import { useSession } from '@pazar/shell/session';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createEntryQueue, type EntryQueue } from '../../../api/produce/queue/entry-queue.ts';
import { createLastEntries } from '../../../api/produce/queue/last-entries.ts';
import { createWaitingStore, type WaitingStore } from '../../../api/produce/queue/waiting-store.ts';
import type { KeptEntries } from '../../../model/produce/queue/waiting-entry.ts';
import { nextToSend } from '../../../model/produce/queue/waiting-queue.ts';
import { EntryQueueContext } from './entry-queue-context.ts';
import { useIsOnline } from './use-is-online.ts';

/** How often what waits is tried again while the page is open, in milliseconds. */
const retryEvery = 15_000;

const ignore = () => undefined;

/**
 * Gives the pages below the queue of the signed-in agent, and sends what waits in it: at once, when
 * the network returns, when the page is looked at again, and now and then.
 */
export function EntryQueueProvider({ children }: { children: ReactNode }) {
  const agentId = useSession()?.id ?? '';
  const http = useHttp();
  const queries = useQueryClient();
  const isOnline = useIsOnline();
  const { store, queue, lastEntries } = useMemo(() => {
    const kept = createWaitingStore(agentId);
    const made = createEntryQueue({
      agentId,
      http,
      store: kept,
      isOnline: () => navigator.onLine,
      onRecorded: () => void renew(queries, 'catalog'),
    });
    return { store: kept, queue: made, lastEntries: createLastEntries(agentId) };
  }, [agentId, http, queries]);
  const { entries, unreadable } = useKeptEntries(store);
  useSending(queue, nextToSend(entries) !== undefined);

  const state = useMemo(
    () => ({ queue, lastEntries, entries, unreadable, isOnline }),
    [queue, lastEntries, entries, unreadable, isOnline],
  );
  return <EntryQueueContext value={state}>{children}</EntryQueueContext>;
}

const nothing: KeptEntries = { entries: [], unreadable: [] };

function useKeptEntries(store: WaitingStore): KeptEntries {
  const [entries, setEntries] = useState(nothing);
  useEffect(
    function followTheStore() {
      let isOver = false;
      async function read(): Promise<void> {
        const kept = await store.read().catch(() => nothing);
        if (!isOver) setEntries(kept);
      }
      void read();
      const forget = store.subscribe(() => void read());
      return () => {
        isOver = true;
        forget();
      };
    },
    [store],
  );
  return entries;
}

function useSending(queue: EntryQueue, hasWork: boolean): void {
  useEffect(
    function sendWhenPossible() {
      const send = () => void queue.send().catch(ignore);
      function sendWhenSeen(): void {
        if (document.visibilityState === 'visible') send();
      }
      send();
      window.addEventListener('online', send);
      document.addEventListener('visibilitychange', sendWhenSeen);
      return () => {
        window.removeEventListener('online', send);
        document.removeEventListener('visibilitychange', sendWhenSeen);
      };
    },
    [queue],
  );
  useEffect(
    function sendAgain() {
      if (!hasWork) return undefined;
      const timer = setInterval(() => void queue.send().catch(ignore), retryEvery);
      return () => clearInterval(timer);
    },
    [queue, hasWork],
  );
}
