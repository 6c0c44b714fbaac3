import type { RemoteState, Rollout } from '@pazar/contracts/releases/release-state';
import type { Action } from '../judgement/decide.ts';

/** After as many intervals without a judgement no registry was there. */
const missedIntervals = 3;

/** A rollout and the state of its remote. */
export interface OpenRollout {
  state: RemoteState;
  rollout: Rollout;
}

/** How long ago the rollout was judged, and how often it is. */
interface Judged {
  sinceMs: number;
  intervalMs: number;
}

/**
 * The action that the controller may take. A broken canary is always rolled back; the next step of one
 * started by hand is left to that operator, and a frozen remote takes none. After a time without a registry
 * the next step waits for one more judgement, which has the reports that the edges kept.
 */
export function allowedAction(
  action: Action,
  { state: { frozen }, rollout: { automatic, state } }: OpenRollout,
  { sinceMs, intervalMs }: Judged,
): Action {
  if (action === 'roll-back') return action;
  if (state === 'paused') return 'hold';
  const isStep = action === 'advance' || action === 'complete';
  const wasAway = sinceMs > missedIntervals * intervalMs;
  return isStep && (!automatic || frozen || wasAway) ? 'hold' : action;
}
