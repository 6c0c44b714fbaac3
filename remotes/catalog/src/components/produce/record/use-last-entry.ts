import { queryOptions, useQuery } from '@tanstack/react-query';
import type { EntryKind } from '../../../model/produce/entry-kind.ts';
import { useEntryQueue } from '../waiting/entry-queue-context.ts';
import { lotResource } from '../../../api/produce/lots.ts';

/** What the last entry of this kind on this device was made with; null when there was none. */
export function useLastEntry(kind: EntryKind) {
  const { lastEntries } = useEntryQueue();
  return useQuery(
    queryOptions({
      queryKey: [...lotResource.key, 'last-entry', kind] as const,
      queryFn: () => lastEntries.read(kind).catch(() => null),
      // It is kept on the device.
      networkMode: 'always',
      staleTime: 0,
    }),
  );
}
