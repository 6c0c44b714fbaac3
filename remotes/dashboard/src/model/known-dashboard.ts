import type { Dashboard, DashboardBlockName } from '@pazar/contracts/dashboard';
import type { Block } from '@pazar/contracts/dashboard-block';
import type { ManagementBlocks } from '@pazar/contracts/dashboard-management';
import type { SellingBlocks, VerificationState } from '@pazar/contracts/dashboard-selling';
import type { Problem } from '@pazar/contracts/problem';

type Blocks = SellingBlocks & ManagementBlocks & { application: Block<VerificationState> };

/** What each block of the dashboard carries, by its name. */
export type BlockData = {
  readonly [Name in DashboardBlockName]: Extract<Blocks[Name], { data: unknown }>['data'];
};

/** The state of one block: its last answer, and why the last try to read it failed. */
export interface Known<Data> {
  readonly data?: Data | undefined;
  readonly problem?: Problem | undefined;
}

/** The last answers put together: a block that failed since keeps what was read before. */
export interface KnownDashboard {
  readonly answer: Dashboard;
  readonly problems: Readonly<Partial<Record<DashboardBlockName, Problem>>>;
}

type Group = Readonly<Record<string, Block<unknown> | undefined>>;

/** Puts an answer, of all blocks or of some, over what was known before. */
export function remember(before: KnownDashboard | undefined, answer: Dashboard): KnownDashboard {
  const problems = new Map(Object.entries(before?.problems ?? {}));

  function merge<Merged extends Group>(known: Group | null | undefined, now: Merged | null) {
    if (now === null) return null;
    const merged = Object.entries(now).map(([name, block]) => {
      if (block !== undefined && 'problem' in block) problems.set(name, block.problem);
      else problems.delete(name);
      const last = known?.[name];
      const isKept = block !== undefined && 'problem' in block && last && 'data' in last;
      return [name, isKept ? last : block] as const;
    });
    // Each name has a block of the same kind as in the answer.
    return { ...known, ...Object.fromEntries(merged) } as Merged;
  }

  const { selling, management, application } = answer;
  const applied = merge(
    before?.answer.application && { application: before.answer.application },
    application && { application },
  );
  return {
    answer: {
      ...answer,
      selling: merge(before?.answer.selling, selling),
      management: merge(before?.answer.management, management),
      application: applied?.application ?? null,
    },
    // The keys are names of blocks: they come from answers alone.
    problems: Object.fromEntries(problems) as KnownDashboard['problems'],
  };
}

/** The state of one block. */
export function knownBlock<Name extends DashboardBlockName>(
  known: KnownDashboard | undefined,
  name: Name,
): Known<BlockData[Name]> {
  if (known === undefined) return {};
  const { selling, management, application } = known.answer;
  const blocks: Group = { ...selling, ...management, ...(application && { application }) };
  const block = blocks[name];
  if (block === undefined) return { problem: known.problems[name] };
  if ('problem' in block) return { problem: block.problem };
  // A block of this name carries this data.
  return { data: block.data as BlockData[Name], problem: known.problems[name] };
}
