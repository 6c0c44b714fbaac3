import { salesChannelSchema } from '@pazar/contracts/movement';
import { createStore, get, update } from 'idb-keyval';
import * as z from '@pazar/contracts/schema';

/** What the last entry of a kind was made with: the next one starts with it. */
const lastEntrySchema = z.strictObject({
  lotId: z.string(),
  channel: z.nullable(salesChannelSchema),
});
type LastEntry = z.infer<typeof lastEntrySchema>;

const lastEntriesSchema = z.record(z.string(), lastEntrySchema);

/** Remembers the last entry of each kind, for each agent of this device. */
export interface LastEntries {
  read(kind: string): Promise<LastEntry | null>;
  keep(kind: string, entry: LastEntry): Promise<void>;
}

export function createLastEntries(agentId: string): LastEntries {
  const database = createStore('pazar-catalog-last', 'last-entries');
  const readAll = (kept: unknown) => lastEntriesSchema.safeParse(kept).data ?? {};
  return {
    read: async (kind) => readAll(await get<unknown>(agentId, database))[kind] ?? null,
    keep: (kind, entry) =>
      update<unknown>(agentId, (kept) => ({ ...readAll(kept), [kind]: entry }), database),
  };
}
