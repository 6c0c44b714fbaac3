import type { RemoteMetrics, VersionMetrics } from '@pazar/contracts/releases/release-metrics';
import type { RemoteState } from '@pazar/contracts/releases/release-state';
import { answer, type CommandContext } from './command-context.ts';
import { describeRollout, describeTraffic } from './describe-state.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { counted, shortInstant, table } from './table.ts';

/** Minutes of reports that `status <remote>` adds up. */
const shownMinutes = 60;

/**
 * `status`: the versions that visitors of each remote get, and the document's sequence and expiry.
 */
export async function statusCommand(context: CommandContext): Promise<ExitCode> {
  const [remotes, { sequence, issuedAt, expires }] = await Promise.all([
    context.client.states(),
    context.client.document(),
  ]);
  await context.seen.keep(remotes);
  answer(context, { sequence, issuedAt, expires, remotes }, () => [
    `Document ${sequence}, issued ${shortInstant(issuedAt)}, expires ${shortInstant(expires)} UTC`,
    ...table(
      remotes.map((state) => [
        state.name,
        describeTraffic(state),
        counted(state.versions, 'version') + countRecalled(state),
        `revision ${state.revision}`,
      ]),
    ),
    ...(remotes.length === 0 ? ['No remote is published yet.'] : []),
  ]);
  return exitCodes.done;
}

/**
 * `status <remote>`: one remote with its rollout, the controller's view of it, and live numbers.
 */
export async function remoteStatusCommand(
  remote: string,
  context: CommandContext,
): Promise<ExitCode> {
  const [state, metrics] = await Promise.all([
    context.client.state(remote),
    context.client.metrics(remote, shownMinutes),
  ]);
  await context.seen.keep([state]);
  answer(context, { ...state, metrics }, () => [
    `${state.name}, revision ${state.revision}, changed ${shortInstant(state.updatedAt)} UTC`,
    ...table(describe(state)).map((line) => `  ${line}`),
    ...describeRolloutView(metrics.rollout),
    ...describeNumbers(metrics.versions),
  ]);
  return exitCodes.done;
}

function countRecalled({ recalled }: RemoteState): string {
  return recalled.length === 0 ? '' : `, ${recalled.length} recalled`;
}

function describe(state: RemoteState): string[][] {
  const { stable, rollout, frozen, rollbackWindow, recalled } = state;
  return [
    ['stable', stable ?? 'nothing live'],
    ...(rollout ? [['canary', describeRollout(rollout)]] : []),
    ...(frozen ? [['frozen', describeFreeze(frozen)]] : []),
    ...(rollbackWindow.length > 0 ? [['can roll back to', rollbackWindow.join(', ')]] : []),
    ...recalled.map(({ version, reason }) => ['recalled', `${version}: ${reason}`]),
  ];
}

function describeFreeze({ by, at, reason }: NonNullable<RemoteState['frozen']>): string {
  return `by ${by} since ${shortInstant(at)}: ${reason}`;
}

function describeRolloutView(view: RemoteMetrics['rollout']): string[] {
  if (!view) return [];
  const { intervalSeconds, failureLimit, boundSeconds, judgement, judgedAt, action } = view;
  const bound = `a fault is rolled back within ${boundSeconds} s after the metrics show it (${failureLimit} failed checks, ${intervalSeconds} s apart)`;
  if (!judgement) return [`Controller: has not checked it yet; ${bound}`];
  const { samples, verdict, summary } = judgement;
  return [
    `Controller: ${verdict}, ${action ?? 'hold'} at ${shortInstant(judgedAt ?? '')} UTC: ${summary}`,
    `  ${bound}`,
    `  mounts in this step: canary ${samples.canary}, control ${samples.control}, needed ${samples.needed}`,
  ];
}

function describeNumbers(versions: readonly VersionMetrics[]): string[] {
  if (versions.length === 0)
    return [`No browser has reported in the last ${shownMinutes} minutes.`];
  const head = [
    'version',
    'loads',
    'failed loads',
    'slow loads',
    'mounts',
    'failed mounts',
    'errors',
    'wrong bytes',
  ];
  const rows = versions.map((of) =>
    [
      of.version,
      of.loads,
      of.loadFailures,
      of.slowLoads,
      of.mounts,
      of.mountFailures,
      of.errors,
      of.integrityFailures,
    ].map(String),
  );
  return [`Last ${shownMinutes} minutes:`, ...table([head, ...rows]).map((line) => `  ${line}`)];
}
