import { update } from 'idb-keyval';
import { type KeptEntries, readKeptEntries, type Waiting, type WaitingKind } from './waiting.ts';
import { announceRecord, followRecord, readRecord, waitingRecord } from './waiting-database.ts';

/** Storage of one agent's entries on this device. */
export interface WaitingStore<Entry> {
  read(): Promise<KeptEntries<Entry>>;
  /** Changes the stored entries atomically, also across tabs, and returns the result. */
  change(by: (queue: readonly Entry[]) => readonly Entry[]): Promise<readonly Entry[]>;
  /** Deletes an entry that this version cannot read, given as it was read. */
  dropUnreadable(text: string): Promise<void>;
  /** Calls `listener` after the stored entries have changed, here or in another tab. */
  subscribe(listener: () => void): () => void;
}

/** The entries of `agentId`, in the browser's database: they survive a reload and a crash. */
export function createWaitingStore<Entry extends Waiting>(
  { name, isReadable }: Pick<WaitingKind<Entry, unknown>, 'name' | 'isReadable'>,
  agentId: string,
): WaitingStore<Entry> {
  const record = waitingRecord(name, agentId);

  async function changeKept(
    by: (kept: KeptEntries<Entry>) => KeptEntries<Entry>,
  ): Promise<KeptEntries<Entry>> {
    let after: KeptEntries<Entry> = { entries: [], unreadable: [] };
    await update<unknown>(
      record.key,
      (kept) => {
        after = by(readKeptEntries(kept, isReadable));
        // Entries of another version of the section stay for that version.
        const others = after.unreadable.map((text): unknown => JSON.parse(text));
        return [...after.entries, ...others];
      },
      record.store,
    );
    announceRecord(record);
    return after;
  }

  return {
    read: async () => readKeptEntries(await readRecord(record), isReadable),
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
    subscribe: (listener) => followRecord(record, listener),
  };
}
