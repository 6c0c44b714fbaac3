import type { ReleaseChange, RemoteState } from '@pazar/contracts/releases/release-state';
import { CliFailure } from './cli-failure.ts';
import { answer, type CommandContext } from './command-context.ts';
import { describeTraffic } from './describe-state.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { goneForVisitors, recalledToo } from './describe-effect.ts';
import type { RemoteChange } from './registry-client.ts';
import { reportPlan } from './report-plan.ts';

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
