import { useHttp } from '@pazar/shell/http';
import { useAuthStore } from '@pazar/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { invalidateSection } from '../invalidate.ts';
import { createEntryQueue, type EntryQueue } from './entry-queue.ts';
import type { KeptEntries, Waiting, WaitingKind } from './waiting.ts';
import { heldBack, nextToSend } from './waiting-list.ts';
import { type WaitingState, waitingState } from './waiting-state.ts';
import { createWaitingStore, type WaitingStore } from './waiting-store.ts';

/** How often waiting entries are retried while the page is open, in milliseconds. */
const retryEvery = 15_000;

const ignore = () => undefined;

/** Entries on their way to the server, as the pages see them. */
export interface EntryQueueHandle<Entry, Answer> {
  readonly queue: EntryQueue<Entry, Answer>;
  /** Entries not recorded yet, oldest first. */
  readonly entries: readonly Entry[];
  /** Stored entries that this version cannot read, as text. */
  readonly unreadable: readonly string[];
  /** Whether the storage has been read; until then no entry appears to wait. */
  readonly isRead: boolean;
  /** Whether the browser is online, as far as it knows. */
  readonly isOnline: boolean;
  /** Why an entry is not recorded. */
  readonly stateOf: (entry: Entry) => WaitingState;
}

/**
 * The queue of the signed-in agent. Sends its entries at once, when the network returns, when the
 * page becomes visible again, and at intervals.
 *
 * @param section the first member of the section's query keys, which are refetched after an entry
 * is recorded
 */
export function useEntryQueueOf<Entry extends Waiting, Answer>(
  kind: WaitingKind<Entry, Answer>,
  section: string,
): EntryQueueHandle<Entry, Answer> {
  const agentId = useAuthStore((auth) => auth.session)?.id ?? '';
  const http = useHttp();
  const queries = useQueryClient();
  const isOnline = useIsOnline();
  const { store, queue } = useMemo(() => {
    const created = createWaitingStore(kind, agentId);
    const made = createEntryQueue({
      kind,
      agentId,
      http,
      store: created,
      isOnline: () => navigator.onLine,
      onRecorded: () => void invalidateSection(queries, section),
    });
    return { store: created, queue: made };
  }, [kind, section, agentId, http, queries]);
  const stored = useStoredEntries(store);
  const { entries, unreadable } = stored ?? nothing;
  const isRead = stored !== null;
  useSending(queue, nextToSend(entries, kind.subjectOf) !== undefined);
  return useMemo(() => {
    const held = heldBack(entries, kind.subjectOf);
    const stateOf = (entry: Entry) =>
      waitingState(entry, { isHeld: held.has(entry.key), isOnline });
    return { queue, entries, unreadable, isRead, isOnline, stateOf };
  }, [kind, queue, entries, unreadable, isRead, isOnline]);
}

const nothing = { entries: [], unreadable: [] } as const;

function useStoredEntries<Entry>(store: WaitingStore<Entry>): KeptEntries<Entry> | null {
  const [entries, setEntries] = useState<KeptEntries<Entry> | null>(null);
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

function useSending(queue: Pick<EntryQueue<never, unknown>, 'send'>, hasWork: boolean): void {
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

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser has any network. True does not promise that the server is in reach. */
function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}
