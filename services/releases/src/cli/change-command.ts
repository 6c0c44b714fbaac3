import type { ReleaseChange, RemoteState } from '@pazar/contracts/releases/release-state';
import type { Plan } from '../domain/plan-api.ts';
import { CliFailure } from './cli-failure.ts';
import { answer, type CommandContext } from './command-context.ts';
import { describeTraffic } from './describe-state.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import type { RemoteChange } from './registry-client.ts';

export interface ChangeOptions {
  dryRun: boolean;
  /** The revision that the caller has seen; by default the one that this terminal has shown. */
  revision: number | undefined;
}

/**
 * `canary`, `next`, `promote`, `pause`, `resume`, `abort`, `rollback`, `recall`, `withdraw`: changes the version
 * that visitors of one remote get, or with `--dry-run` shows the change.
 */
export async function changeCommand(
  change: RemoteChange,
  options: ChangeOptions,
  context: CommandContext,
): Promise<ExitCode> {
  if (options.dryRun) {
    const plan = await context.client.plan(change);
    if (plan.before) await context.seen.keep([plan.before]);
    return reportPlan(plan, context);
  }
  const before = await context.client.state(change.remote);
  const seen = options.revision ?? (await context.seen.of(change.remote));
  if (seen === undefined && dependsOnWhatIsLive(change))
    return requireLook(change, before, context);
  const done = await context.client.change(change, seen ?? before.revision);
  await context.seen.keep([done.state]);
  answer(context, done, () => describeChange(change, before, done));
  return exitCodes.done;
}

/**
 * Whether two people who ask for the same change at the same time would get it twice, such as two steps back. To pause
 * or to abort is safe to ask for twice.
 */
function dependsOnWhatIsLive(change: RemoteChange): boolean {
  if (change.action === 'next' || change.action === 'resume') return true;
  if (change.action !== 'rollback' && change.action !== 'promote') return false;
  return change.request.version === undefined;
}

/** Shows what the change would begin from, which counts as a look at it, and changes nothing. */
async function requireLook(
  { remote, action }: RemoteChange,
  before: RemoteState,
  { seen }: CommandContext,
): Promise<never> {
  await seen.keep([before]);
  const isKept = (await seen.of(remote)) !== undefined;
  const again = isKept ? 'run the same command again, or ' : '';
  throw new CliFailure(
    exitCodes.changed,
    `${remote}, revision ${before.revision}: ${describeTraffic(before)}\n` +
      `Nothing has changed: ${action} begins from what is live, and this terminal had not shown it. ` +
      `To go on, ${again}pass --if-match ${before.revision}.`,
  );
}

function describeChange(
  { remote, action }: RemoteChange,
  before: RemoteState,
  { state, sequence }: ReleaseChange,
): string[] {
  return [
    `${remote} ${action}: done, in document ${sequence}`,
    `  before  ${describeTraffic(before)}`,
    `  now     ${describeTraffic(state)}`,
    ...recalledToo(before, state),
    ...goneForVisitors(before, state),
  ];
}

/** The versions that a recall took, which are more than one where others have the same content. */
function recalledToo(before: RemoteState, after: RemoteState): string[] {
  const isNew = (version: string) => !before.recalled.some((known) => known.version === version);
  const taken = after.recalled.map(({ version }) => version).filter(isNew);
  return taken.length > 1 ? [`  recalled, of the same content: ${taken.join(', ')}`] : [];
}

type Given = Pick<RemoteState, 'stable' | 'rollout'>;

/** What visitors see of a section whose last version the change took: the live one, or a first canary. */
function goneForVisitors(before: Given, after: Given): string[] {
  if ((before.stable ?? before.rollout) === null) return [];
  if ((after.stable ?? after.rollout) !== null) return [];
  return [
    '  visitors: the section has gone. The next page that they load has neither its entry nor its pages.',
    '  An open tab is loaded again within a minute. Promote a version to bring the section back.',
  ];
}

/** Shows a plan; exit 0 when it would be done, 4 when it would be refused. */
export function reportPlan(plan: Plan, context: CommandContext): ExitCode {
  if (context.json) context.write(JSON.stringify(plan));
  else for (const line of describePlan(plan)) context.write(line);
  if (plan.allowed) return exitCodes.done;
  if (context.json) return exitCodes.refused;
  throw new CliFailure(
    exitCodes.refused,
    `It would be refused: ${plan.refusal ?? 'the registry gave no reason'}`,
  );
}

function describePlan({ remote, action, before, after, checks, changes }: Plan): string[] {
  const marks = { passed: 'ok', failed: 'FAILED', skipped: '-' } as const;
  return [
    `${remote} ${action}: plan only, nothing changes`,
    ...checks.map(({ name, result, detail, until }) => {
      const mark = until === undefined ? marks[result] : 'until';
      return `  ${mark.padEnd(6)}  ${name}: ${detail}`;
    }),
    ...(before ? [`  before  ${describeTraffic(before)}`] : []),
    ...(after ? [`  after   ${describeTraffic(after)}`] : []),
    ...(before && after ? recalledToo(before, after) : []),
    ...(before && after ? goneForVisitors(before, after) : []),
    ...changes.map((change) => `  ${describeEntry(change)}`),
  ];
}

function describeEntry({ remote, version, before, after }: Plan['changes'][number]): string {
  if (before === null) return `+ ${remote} ${version} enters the document`;
  if (after === null) return `- ${remote} ${version} leaves the document`;
  return `~ ${remote} ${version} changes in the document`;
}
