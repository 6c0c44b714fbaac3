import {
  type Dashboard,
  type DashboardBlockName,
  dashboardSchema,
} from '@pazar/contracts/dashboard';
import * as z from '@pazar/contracts/schema';
import type { DayRange } from '@pazar/format/period';
import type { ReadQuery } from '@pazar/section/read';
import type { Drafts } from '@pazar/shell/drafts';
import type { HttpClient } from '@pazar/shell/http';
import type { QueryClient } from '@tanstack/react-query';
import { type KnownDashboard, remember } from '../model/known-dashboard.ts';

/** Blocks that are read together, of one period or as of now. */
export interface BlockGroup {
  readonly key: readonly [section: 'dashboard', ...group: string[]];
  readonly blocks: readonly DashboardBlockName[];
  /** Null for blocks that follow no period. */
  readonly days: DayRange | null;
  /** The draft in which the last answer is kept for the next visit. */
  readonly keptAs: string;
  /** The period as the URL has it; another period's answer is not shown. */
  readonly keptFor: string;
}

const keptSchema = z.object({ for: z.string(), answer: dashboardSchema });

export interface Sources {
  readonly http: HttpClient;
  readonly queries: QueryClient;
  readonly drafts: Drafts;
}

function ask(http: HttpClient, { blocks, days }: BlockGroup, signal?: AbortSignal) {
  return http.get('/v1/dashboard', {
    schema: dashboardSchema,
    query: { blocks, ...days },
    ...(signal && { signal }),
  });
}

/**
 * Options for `useQuery` that read a group. A block that fails keeps what was known of it. The first
 * paint of a later visit is what the last one has read: the shell keeps it for the agent, in this
 * browser, until the agent logs out.
 */
export function groupQuery(
  { http, queries, drafts }: Sources,
  group: BlockGroup,
): ReadQuery<KnownDashboard> & { initialData: () => KnownDashboard | undefined } {
  return {
    queryKey: group.key,
    queryFn: async ({ signal }) => {
      const answer = await ask(http, group, signal);
      // Read after the answer: a block may have been read again meanwhile.
      const known = remember(queries.getQueryData<KnownDashboard>(group.key), answer);
      keep(drafts, group, known.answer);
      return known;
    },
    initialData: () => readKept(drafts, group),
    // Kept answers are shown, and asked for again at once.
    initialDataUpdatedAt: 0,
  };
}

function keep(drafts: Drafts, { keptAs, keptFor }: BlockGroup, answer: Dashboard): void {
  drafts.keep(keptAs, { for: keptFor, answer });
}

function readKept(drafts: Drafts, group: BlockGroup): KnownDashboard | undefined {
  const kept = keptSchema.safeParse(drafts.read(group.keptAs)?.content);
  if (!kept.success || kept.data.for !== group.keptFor) return undefined;
  const answer: Dashboard = kept.data.answer;
  // Cached figures of another month are discarded; of the current month they are merely stale.
  if (group.days !== null && answer.period.from !== group.days.from) return undefined;
  return { answer, problems: {} };
}

/** Reads some blocks of a group again and merges the answer into the cached one. */
export async function readAgain(
  { http, queries, drafts }: Sources,
  group: BlockGroup,
): Promise<void> {
  const answer = await ask(http, group);
  queries.setQueryData<KnownDashboard>(group.key, (before) => {
    const known = remember(before, answer);
    keep(drafts, group, known.answer);
    return known;
  });
}
