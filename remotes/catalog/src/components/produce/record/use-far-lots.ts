import type { LotSummary } from '@pazar/contracts/produce';
import { useChoices } from '@pazar/section/use-beside';
import { useHttp } from '@pazar/shell/http';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { canRecord, type EntryKind } from '../../../model/produce/entry-kind.ts';
import { openLots, openLotsMatching } from '../../../api/produce/open-lots.ts';

/** Letters from which a search finds few enough. */
const shortestSearch = 2;

export interface FarLots {
  /** Open lots that match, of all that the agent has. */
  readonly lots: readonly LotSummary[];
  /** Whether there are more than those that are loaded. */
  readonly hasMore: boolean;
  readonly notice: ReactNode;
}

/** Searches the server for lots where there are more than a page brings. */
export function useFarLots(kind: EntryKind, search: string): FarLots {
  const http = useHttp();
  // oxlint-disable-next-line pazar/read-failure -- OpenLots reports that the lots did not load
  const { data } = useQuery(openLots(http));
  const hasMore = data !== undefined && data.page.next !== null;
  const q = useDeferredValue(search.trim());
  const enabled = hasMore && q.length >= shortestSearch;
  const { rows, notice } = useChoices({ ...openLotsMatching(http, q), enabled });
  const lots = rows.filter(({ status }) => canRecord(kind, status));
  return { lots, hasMore, notice };
}
