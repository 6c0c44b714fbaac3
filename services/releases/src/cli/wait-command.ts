import { setTimeout } from 'node:timers/promises';
import type { RemoteState, Rollout } from '@pazar/contracts/releases/release-state';
import { CliFailure } from './cli-failure.ts';
import { answer, type CommandContext } from './command-context.ts';
import { describeTraffic } from './describe-state.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';

/** Milliseconds between two looks, which a person at a terminal does not notice. */
const interval = 1_000;

/** Longer than a registry takes to restart, or to be moved to another machine. */
const patience = 5 * 60_000;

/** How a wait ended. */
const outcomes = {
  complete: exitCodes.done,
  'no canary': exitCodes.done,
  'rolled back': exitCodes.rolledBack,
  paused: exitCodes.paused,
} as const;
type Outcome = keyof typeof outcomes;

/**
 * `status <remote> --wait`: waits until no canary of the remote is running, and says how it ended with its exit
 * code. Without a canary it ends at once and says so. A registry that has answered once may restart meanwhile.
 *
 * @throws CliFailure when the registry does not answer at the first look, or then for five minutes
 */
export async function waitCommand(remote: string, context: CommandContext): Promise<ExitCode> {
  let watched: Rollout | null = null;
  let state = await context.client.state(remote);
  for (;;) {
    const outcome = outcomeOf(state, watched);
    watched = state.rollout ?? watched;
    context.showProgress(describeTraffic(state));
    if (outcome === null) {
      state = await lookAgain(remote, context);
      continue;
    }
    context.showProgress('');
    await context.seen.keep([state]);
    const { version = state.stable } = watched ?? {};
    answer(context, { ...state, outcome }, () => [
      `${remote} ${version ?? 'no version'}: ${outcome}; now ${describeTraffic(state)}`,
    ]);
    return outcomes[outcome];
  }
}

/** The next answer of the registry, which may not answer for a while. */
async function lookAgain(remote: string, context: CommandContext): Promise<RemoteState> {
  const until = context.now().getTime() + patience;
  for (;;) {
    await setTimeout(interval);
    try {
      return await context.client.state(remote);
    } catch (error) {
      if (!mayBeRestarting(error) || context.now().getTime() > until) throw error;
      context.showProgress(error.message);
    }
  }
}

/** Whether a registry may answer later. A proxy in front of one that is down answers with an error of the proxy. */
export function mayBeRestarting(error: unknown): error is CliFailure {
  const codes: readonly ExitCode[] = [exitCodes.unreachable, exitCodes.failed];
  return error instanceof CliFailure && codes.includes(error.exitCode);
}

/** Null while a canary is running. */
function outcomeOf({ rollout, stable }: RemoteState, watched: Rollout | null): Outcome | null {
  if (rollout?.state === 'paused') return 'paused';
  if (rollout) return null;
  if (watched === null) return 'no canary';
  return watched.version === stable ? 'complete' : 'rolled back';
}
