import { salesChannelSchema } from '@pazar/contracts/movement';
import { createStore, get, update } from 'idb-keyval';
import * as z from '@pazar/contracts/schema';

/** As it is stored. */
const keptSchema = z.strictObject({
  lotId: z.string(),
  /** The lots of the entries before it, the latest first, each once. */
  earlier: z._default(z.array(z.string()), []),
  channel: z.nullable(salesChannelSchema),
});
type Kept = z.infer<typeof keptSchema>;

const allKeptSchema = z.record(z.string(), keptSchema);

/** What the last entry of a kind was made with, and the lots of the last ones, the latest first. */
interface LastEntry extends Pick<Kept, 'channel'> {
  readonly lotIds: readonly string[];
}

/** Remembers the last entry of each kind, for each agent of this device. */
export interface LastEntries {
  read(kind: string): Promise<LastEntry | null>;
  keep(kind: string, entry: Omit<Kept, 'earlier'>): Promise<void>;
}

/** As many as a market stall has. */
const maxLots = 10;

const lotIdsOf = ({ lotId, earlier }: Kept) => [lotId, ...earlier];

export function createLastEntries(agentId: string): LastEntries {
  const database = createStore('pazar-catalog-last', 'last-entries');
  const readAll = (kept: unknown) => allKeptSchema.safeParse(kept).data ?? {};
  return {
    async read(kind) {
      const kept = readAll(await get<unknown>(agentId, database))[kind];
      return kept === undefined ? null : { lotIds: lotIdsOf(kept), channel: kept.channel };
    },
    keep: (kind, entry) =>
      update<unknown>(
        agentId,
        (kept) => {
          const all = readAll(kept);
          const before = all[kind];
          const lotIds = before === undefined ? [] : lotIdsOf(before);
          const earlier = lotIds.filter((id) => id !== entry.lotId);
          return { ...all, [kind]: { ...entry, earlier: earlier.slice(0, maxLots) } };
        },
        database,
      ),
  };
}
