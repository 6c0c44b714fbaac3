import { queryOptions, useQuery } from '@tanstack/react-query';
import { produceKey } from '../../../api/produce/lot-queries.ts';
import type { EntryKind } from '../../../model/produce/entry-kind.ts';
import { useEntryDesk } from '../waiting/entry-queue-context.ts';

/** What the last entry of this kind on this device was made with; null when there was none. */
export function useLastEntry(kind: EntryKind) {
  const { lastEntries } = useEntryDesk();
  return useQuery(
    queryOptions({
      queryKey: [...produceKey, 'last-entry', kind] as const,
      queryFn: () => lastEntries.read(kind).catch(() => null),
      // It is kept on the device.
      networkMode: 'always',
      staleTime: 0,
    }),
  );
}
