import { createStore, get, type UseStore } from 'idb-keyval';
import type { WaitingName } from './waiting.ts';

/**
 * Storage of all sections' waiting entries: one IndexedDB database, one record for each agent and
 * queue. The database is named after the section that once had the only queue, and that queue's
 * records use the agent's id alone as their key: entries stored on a device since then are still
 * found.
 */
const database = (): UseStore => createStore('pazar-catalog', 'waiting-entries');

export interface WaitingRecord {
  readonly store: UseStore;
  readonly key: string;
  /** For `BroadcastChannel` and `navigator.locks`. */
  readonly channel: string;
}

export function waitingRecord(name: WaitingName, agentId: string): WaitingRecord {
  return {
    store: database(),
    key: name === 'produce' ? agentId : `${agentId}/${name}`,
    channel: `pazar-waiting-${name}-${agentId}`,
  };
}

/** The stored content of a record. */
export async function readRecord({ store, key }: WaitingRecord): Promise<readonly unknown[]> {
  const kept = await get<unknown>(key, store);
  // A record that is not a list was not written by this module.
  const none: readonly unknown[] = [];
  return Array.isArray(kept) ? none.concat(kept) : none;
}

/** Calls `listener` after a record was changed, here or in another tab. Answers how to stop. */
export function followRecord({ channel }: WaitingRecord, listener: () => void): () => void {
  const followed = new BroadcastChannel(channel);
  followed.addEventListener('message', listener);
  return () => followed.close();
}

/** Notifies every tab that a record was changed. */
export function announceRecord({ channel }: WaitingRecord): void {
  const announced = new BroadcastChannel(channel);
  const post = announced.postMessage.bind(announced);
  post('changed');
  announced.close();
}
