import type { Judgement } from '@pazar/contracts/releases/release-metrics';
import type { RolloutStep } from '@pazar/contracts/releases/release-state';

/** Verdicts of one kind in a row after which the controller acts. */
export interface Limits {
  /** Failures until it rolls back. */
  failure: number;
  /** Worse signals until it pauses. */
  inconclusive: number;
  /** Measurements that could not be made until it pauses. */
  error: number;
}

/** How many verdicts for one reason came in a row. */
export interface Streak {
  reason: Judgement['reason'];
  length: number;
}

/** Where a rollout stands when it is judged. */
export interface Progress {
  steps: readonly RolloutStep[];
  /** Index of the present step. */
  step: number;
  stepStartedAt: Date;
  limits: Limits;
  streak: Streak | undefined;
}

/** What the controller does: stay, take the next step, finish, ask a person, or go back. */
export type Action = 'hold' | 'advance' | 'complete' | 'pause' | 'roll-back';

export interface Decision {
  action: Action;
  streak: Streak;
}

/**
 * Decides what follows from a judgement. Missing data holds and never advances; only a worse
 * signal or a measurement that fails pauses, because a quiet night needs nobody's hand.
 */
export function decide(progress: Progress, judgement: Judgement, now: Date): Decision {
  const { verdict, reason } = judgement;
  const length = progress.streak?.reason === reason ? progress.streak.length + 1 : 1;
  const streak = { reason, length };
  const { limits } = progress;
  switch (verdict) {
    case 'failure':
      return { action: after(length, limits.failure, 'roll-back'), streak };
    case 'error':
      return { action: after(length, limits.error, 'pause'), streak };
    case 'inconclusive': {
      const limit = reason === 'signal' ? limits.inconclusive : Infinity;
      return { action: after(length, limit, 'pause'), streak };
    }
    case 'success':
      return { action: next(progress, now), streak };
  }
}

function after(length: number, limit: number, action: Action): Action {
  return length >= limit ? action : 'hold';
}

function next({ steps, step, stepStartedAt }: Progress, now: Date): Action {
  const present = steps[step];
  const heldMs = now.getTime() - stepStartedAt.getTime();
  if (present && heldMs < present.holdSeconds * 1000) return 'hold';
  const following = steps[step + 1];
  // At 100 % there is no control left to compare with, so it is the end and not a step.
  return following === undefined || following.percent >= 100 ? 'complete' : 'advance';
}

/**
 * How long a fault that the numbers show can go on before the rollout is rolled back, in seconds:
 * the interval of the measurements times the failures in a row that it takes.
 */
export function detectionBound(intervalSeconds: number, limits: Limits): number {
  return intervalSeconds * limits.failure;
}
