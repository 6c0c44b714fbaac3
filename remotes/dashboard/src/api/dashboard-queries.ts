import { type DashboardBlockName, dashboardSchema } from '@pazar/contracts/dashboard';
import * as z from '@pazar/contracts/schema';
import type { DayRange } from '@pazar/format/period';
import type { ReadQuery } from '@pazar/section/read';
import type { AnswerStorage } from '@pazar/shell/drafts';
import type { HttpClient } from '@pazar/shell/http';
import type { QueryClient } from '@tanstack/react-query';
import { type KnownDashboard, remember } from '../model/known-dashboard.ts';

/** Blocks that are read together, of one period or as of now. */
export interface BlockGroup {
  readonly key: readonly [section: 'dashboard', ...group: string[]];
  readonly blocks: readonly DashboardBlockName[];
  /** Null for blocks that follow no period. */
  readonly days: DayRange | null;
  /** The key under which the last answer is stored for the next visit. */
  readonly keptAs: string;
  /** The period as the URL has it; another period's answer is not shown. */
  readonly keptFor: string;
}

const keptSchema = z.object({ for: z.string(), answer: dashboardSchema });

export interface Sources {
  readonly http: HttpClient;
  readonly queries: QueryClient;
  /** Undefined in an earlier shell, which stores none. */
  readonly answers: AnswerStorage | undefined;
}

/**
 * Reads blocks, all of a group or some, and puts them over what is known of it now: a block that fails
 * keeps it. They are in the cache at once, so that two that are read at the same time know each other.
 */
export async function readBlocks(
  { http, queries, answers }: Sources,
  { key, blocks, days, keptAs, keptFor }: BlockGroup,
  signal?: AbortSignal,
): Promise<KnownDashboard> {
  const now = await http.get('/v1/dashboard', {
    schema: dashboardSchema,
    query: { blocks, ...days },
    ...(signal && { signal }),
  });
  const known = remember(queries.getQueryData<KnownDashboard>(key), now);
  queries.setQueryData(key, known);
  answers?.write(keptAs, { for: keptFor, answer: known.answer });
  return known;
}

/**
 * Options for `useQuery` that read a group. The first paint of a later visit is what the last one has
 * read.
 */
export function groupQuery(
  sources: Sources,
  group: BlockGroup,
): ReadQuery<KnownDashboard> & { initialData: () => KnownDashboard | undefined } {
  return {
    queryKey: group.key,
    queryFn: ({ signal }) => readBlocks(sources, group, signal),
    initialData: () => readKept(sources.answers?.read(group.keptAs), group),
    // Stored answers are shown, and asked for again at once.
    initialDataUpdatedAt: 0,
  };
}

function readKept(stored: unknown, { days, keptFor }: BlockGroup): KnownDashboard | undefined {
  const { data } = keptSchema.safeParse(stored);
  if (data === undefined || data.for !== keptFor) return undefined;
  // Stored figures of another month are discarded; of the current month they are merely stale.
  if (days !== null && data.answer.period.from !== days.from) return undefined;
  return { answer: data.answer, problems: {} };
}
