import type { RolloutStep } from '@pazar/contracts/releases/release-state';

const usualPercents = [1, 5, 10, 25, 50];
const usualHoldMinutes = 30;

/**
 * The steps of a canary for which neither a percentage nor steps are given. `simulate` plays the
 * same ones, so that its figures are those of the rollout that an operator gets.
 */
export const usualSteps: readonly RolloutStep[] = usualPercents.map((percent) => ({
  percent,
  holdSeconds: usualHoldMinutes * 60,
}));

/** The steps of a canary with an audience: the invited alone come first. */
export const usualStepsWithAudience: readonly RolloutStep[] = [
  { percent: 0, holdSeconds: usualHoldMinutes * 60 },
  ...usualSteps,
];

/** The same in words, for help: `1, 5, 10, 25 and 50 %, held for 30 minutes each`. */
export const usualStepsText = `${usualPercents.slice(0, -1).join(', ')} and ${usualPercents.at(-1)} %, held for ${usualHoldMinutes} minutes each`;
