import { createStore, get, update } from 'idb-keyval';
import {
  isWaitingEntry,
  readWaitingQueue,
  type WaitingQueue,
} from '../../model/produce/waiting-entry.ts';

/** Where the entries of one agent are kept on this device. */
export interface WaitingStore {
  read(): Promise<WaitingQueue>;
  /** Changes what is kept in one step, also against other tabs, and answers what it became. */
  change(by: (queue: WaitingQueue) => WaitingQueue): Promise<WaitingQueue>;
  /** Calls `listener` after what is kept was changed, here or in another tab. */
  subscribe(listener: () => void): () => void;
}

/** The entries of `agentId`, in the browser's database: they survive a reload and a crash. */
export function createWaitingStore(agentId: string): WaitingStore {
  // One database for all agents, one record for each.
  const database = createStore('pazar-catalog', 'waiting-entries');
  const channelName = `pazar-catalog-waiting-${agentId}`;

  return {
    read: async () => readWaitingQueue(await get<unknown>(agentId, database)),
    async change(by) {
      let after: WaitingQueue = [];
      await update<unknown>(
        agentId,
        (kept) => {
          after = by(readWaitingQueue(kept));
          return [...after, ...unreadable(kept)];
        },
        database,
      );
      announce(channelName);
      return after;
    },
    subscribe(listener) {
      const channel = new BroadcastChannel(channelName);
      channel.addEventListener('message', listener);
      return () => channel.close();
    },
  };
}

function announce(channelName: string): void {
  const channel = new BroadcastChannel(channelName);
  const post = channel.postMessage.bind(channel);
  post('changed');
  channel.close();
}

/** What another version of this section wrote stays for that version. */
function unreadable(kept: unknown): unknown[] {
  return Array.isArray(kept) ? kept.filter((entry: unknown) => !isWaitingEntry(entry)) : [];
}
