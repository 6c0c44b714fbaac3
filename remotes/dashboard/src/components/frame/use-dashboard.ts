import type { DashboardBlockName } from '@pazar/contracts/dashboard';
import type { DayRange } from '@pazar/format/period';
import { useShell } from '@pazar/shell/context';
import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useState } from 'react';
import {
  type BlockGroup,
  groupQuery,
  readBlocks,
  type Sources,
} from '../../api/dashboard-queries.ts';
import {
  type BlockData,
  type Known,
  knownBlock,
  type KnownDashboard,
} from '../../model/known-dashboard.ts';
import { blocksFor, periodBlocks, type Viewer } from '../../model/panels.ts';

/** One group of blocks: its last answer, and the state of its request. */
interface GroupState {
  readonly group: BlockGroup;
  readonly query: UseQueryResult<KnownDashboard>;
}

/** The period that the viewer has chosen. */
export interface ShownPeriod {
  /** As the URL has it. */
  readonly name: string;
  /** Null for days that the API does not accept: nothing is read of them. */
  readonly days: DayRange | null;
}

export interface DashboardHandle {
  /** The shown name of whose dashboard it is; undefined until something was read. */
  readonly displayName: string | undefined;
  readonly known: <Name extends DashboardBlockName>(name: Name) => Known<BlockData[Name]>;
  /** Why the group of a block could not be read at all; null while nothing is amiss. */
  readonly errorOf: (name: DashboardBlockName) => Error | null;
  /** Blocks of another period are on their way; those of the period before are shown. */
  readonly isChanging: boolean;
  /** Reads these blocks again, alone. */
  readonly retry: (names: readonly DashboardBlockName[]) => void;
  readonly isRetrying: (names: readonly DashboardBlockName[]) => boolean;
}

/** Reads the blocks that a viewer's panels show: those as of now, and those of the period. */
export function useDashboard(viewer: Viewer, { name, days }: ShownPeriod): DashboardHandle {
  const { http, answers } = useShell();
  const sources = { http, queries: useQueryClient(), answers };
  const [nowBlocks, ofPeriod] = [blocksFor(viewer, false), blocksFor(viewer, true)];
  // The blocks are a part of the keys: an agent may get another role while the page is open.
  const now = useGroup(sources, {
    key: ['dashboard', 'now', ...nowBlocks],
    blocks: nowBlocks,
    days: null,
    keptAs: 'dashboard.now',
    keptFor: '',
  });
  const period = useGroup(
    sources,
    {
      key: ['dashboard', 'period', days?.from ?? '', days?.to ?? '', ...ofPeriod],
      blocks: ofPeriod,
      days,
      keptAs: 'dashboard.period',
      keptFor: name,
    },
    days !== null,
  );
  const stateOf = (block: DashboardBlockName) => (periodBlocks.includes(block) ? period : now);
  const again = useReadAgain(sources);

  return {
    displayName: (now.query.data ?? period.query.data)?.answer.displayName,
    known: (block) => knownBlock(stateOf(block).query.data, block),
    errorOf: (block) => stateOf(block).query.error,
    isChanging: period.query.isPlaceholderData,
    retry(names) {
      for (const { group, query } of [now, period]) {
        const blocks = names.filter((block) => stateOf(block).group === group);
        if (blocks.length === 0) continue;
        // Where the whole group failed, its other blocks are old or missing too.
        if (query.data === undefined || query.isError) void query.refetch();
        else again.read({ ...group, blocks });
      }
    },
    isRetrying: (names) =>
      names.some((block) => {
        const { query } = stateOf(block);
        return again.isReading(block) || (query.data === undefined && query.isFetching);
      }),
  };
}

function useGroup(sources: Sources, group: BlockGroup, isEnabled = true): GroupState {
  const query = useQuery({
    ...groupQuery(sources, group),
    placeholderData: keepPreviousData,
    // Waiting for a network, the query would show another period's answer without a word.
    networkMode: 'always',
    enabled: isEnabled && group.blocks.length > 0,
  });
  return { group, query };
}

/** Reads single blocks again, several at a time. A block whose read fails keeps its problem. */
function useReadAgain(sources: Sources) {
  const [reading, setReading] = useState<readonly DashboardBlockName[]>([]);
  // oxlint-disable-next-line pazar/read-failure -- the block shows its problem until it is read
  const { mutate } = useMutation({
    mutationFn: (part: BlockGroup) => readBlocks(sources, part),
    onMutate: ({ blocks }) => setReading((before) => [...before, ...blocks]),
    onSettled: (_known, _error, { blocks }) =>
      setReading((before) => before.filter((name) => !blocks.includes(name))),
  });
  return { read: mutate, isReading: (block: DashboardBlockName) => reading.includes(block) };
}
