import type { LotSummary } from '@pazar/contracts/produce';
import { useHttp } from '@pazar/shell/http';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { lotQueries } from '../../../api/produce/lot-queries.ts';
import { canRecord, type EntryKind } from '../../../model/produce/entry-kind.ts';
import { useChoices } from '../../use-choices.tsx';

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
  const { data } = useQuery(lotQueries.open(http));
  const hasMore = data?.hasMore ?? false;
  const q = useDeferredValue(search.trim());
  const enabled = hasMore && q.length >= shortestSearch;
  const { rows, notice } = useChoices({ ...lotQueries.openMatching(http, q), enabled });
  const lots = rows.filter(({ status }) => canRecord(kind, status));
  return { lots, hasMore, notice };
}
