import type { Judgement } from '@pazar/contracts/releases/release-metrics';
import type { RolloutStep } from '@pazar/contracts/releases/release-state';

/** Verdicts of one kind in a row before the controller acts. */
export interface Limits {
  failure: number;
  /** Worse signals until it pauses. */
  inconclusive: number;
  /** Failed measurements before it pauses. */
  error: number;
}

/** How many verdicts in a row had one reason. */
export interface Streak {
  reason: Judgement['reason'];
  length: number;
}

/** The state of a rollout when it is judged. */
export interface Progress {
  steps: readonly RolloutStep[];
  /** Index of the present step. */
  step: number;
  stepStartedAt: Date;
  limits: Limits;
  streak: Streak | undefined;
}

/** The controller's actions: hold, take the next step, finish, pause, or roll back. */
export type Action = 'hold' | 'advance' | 'complete' | 'pause' | 'roll-back';

export interface Decision {
  action: Action;
  streak: Streak;
}

/**
 * Decides the action after a judgement. Missing data holds and never advances. Only a worse signal
 * or a failing measurement pauses, because a quiet night needs no operator.
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
  // Who is invited says nothing about everybody: from 0 % a person goes on.
  if (present?.percent === 0 && following === undefined) return 'hold';
  // At 100 % there is no control left to compare with, so it is the end and not a step.
  return following === undefined || following.percent >= 100 ? 'complete' : 'advance';
}

/**
 * The longest that a measurable fault can go on before the rollout is rolled back, in seconds: the
 * interval of the measurements times the failures in a row that it takes.
 */
export function detectionBound(intervalSeconds: number, limits: Limits): number {
  return intervalSeconds * limits.failure;
}
