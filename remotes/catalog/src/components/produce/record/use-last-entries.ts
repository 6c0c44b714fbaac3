import { useAuthStore } from '@pazar/shell';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { lotResource } from '../../../api/produce/lots.ts';
import { createLastEntries, type LastEntries } from '../../../api/produce/queue/last-entries.ts';
import type { EntryKind } from '../../../model/produce/entry-kind.ts';

/** The last entries of the signed-in agent on this device. */
export function useLastEntries(): LastEntries {
  const agentId = useAuthStore((auth) => auth.session)?.id ?? '';
  return useMemo(() => createLastEntries(agentId), [agentId]);
}

/** What the last entry of this kind on this device was made with; null when there was none. */
export function useLastEntry(kind: EntryKind) {
  const lastEntries = useLastEntries();
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
