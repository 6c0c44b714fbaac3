import { setTimeout } from 'node:timers/promises';
import type { RemoteState, Rollout } from '@pazar/contracts/releases/release-state';
import { answer, type CommandContext } from './command-context.ts';
import { describeTraffic } from './describe-state.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';

/** Milliseconds between two looks, which a person at a terminal does not notice. */
const interval = 1_000;

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
 * code. Without a canary it ends at once and says so.
 */
export async function waitCommand(remote: string, context: CommandContext): Promise<ExitCode> {
  let watched: Rollout | null = null;
  for (;;) {
    const state = await context.client.state(remote);
    const outcome = outcomeOf(state, watched);
    watched = state.rollout ?? watched;
    context.showProgress(describeTraffic(state));
    if (outcome === null) {
      await setTimeout(interval);
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

/** Null while a canary is running. */
function outcomeOf({ rollout, stable }: RemoteState, watched: Rollout | null): Outcome | null {
  if (rollout?.state === 'paused') return 'paused';
  if (rollout) return null;
  if (watched === null) return 'no canary';
  return watched.version === stable ? 'complete' : 'rolled back';
}
