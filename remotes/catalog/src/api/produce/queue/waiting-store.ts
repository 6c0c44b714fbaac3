import { createStore, get, update } from 'idb-keyval';
import {
  type KeptEntries,
  readKeptEntries,
  type WaitingQueue,
} from '../../../model/produce/queue/waiting-entry.ts';

/** Where the entries of one agent are kept on this device. */
export interface WaitingStore {
  read(): Promise<KeptEntries>;
  /** Changes what is kept in one step, also against other tabs, and answers what it became. */
  change(by: (queue: WaitingQueue) => WaitingQueue): Promise<WaitingQueue>;
  /** Forgets an entry that this version cannot read, given as it was read. */
  dropUnreadable(text: string): Promise<void>;
  /** Calls `listener` after what is kept was changed, here or in another tab. */
  subscribe(listener: () => void): () => void;
}

/** The entries of `agentId`, in the browser's database: they survive a reload and a crash. */
export function createWaitingStore(agentId: string): WaitingStore {
  // One database for all agents, one record for each.
  const database = createStore('pazar-catalog', 'waiting-entries');
  const channelName = `pazar-catalog-waiting-${agentId}`;

  async function changeKept(by: (kept: KeptEntries) => KeptEntries): Promise<KeptEntries> {
    let after: KeptEntries = { entries: [], unreadable: [] };
    await update<unknown>(
      agentId,
      (kept) => {
        after = by(readKeptEntries(kept));
        // What another version of this section wrote stays for that version.
        const others = after.unreadable.map((text): unknown => JSON.parse(text));
        return [...after.entries, ...others];
      },
      database,
    );
    announce(channelName);
    return after;
  }

  return {
    read: async () => readKeptEntries(await get<unknown>(agentId, database)),
    async change(by) {
      const { entries } = await changeKept((kept) => ({ ...kept, entries: by(kept.entries) }));
      return entries;
    },
    async dropUnreadable(text) {
      await changeKept(({ entries, unreadable }) => ({
        entries,
        unreadable: unreadable.filter((each) => each !== text),
      }));
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
