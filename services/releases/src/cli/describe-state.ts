import type { RemoteState, Rollout } from '@pazar/contracts/releases/release-state';

/**
 * The versions that visitors of a remote get, in one line: `0.1.0-3fa9 90 %, 0.2.0-77aa 10 %
 * (canary)`; in a first release `no version 90 %, 0.1.0-3fa9 10 % (canary)`.
 */
export function describeTraffic({
  stable,
  rollout,
}: Pick<RemoteState, 'stable' | 'rollout'>): string {
  if (!rollout) return stable === null ? 'nothing live' : `${stable} 100 %`;
  return `${stable ?? 'no version'} ${round(100 - rollout.percent)} %, ${describeRollout(rollout)}`;
}

/** `0.2.0-77aa 10 % (canary, step 3 of 5, paused)`. */
export function describeRollout({
  version,
  percent,
  steps,
  step,
  state,
  automatic,
}: Rollout): string {
  const place = steps.length > 1 ? [`step ${step + 1} of ${steps.length}`] : [];
  const manual = automatic ? [] : ['manual'];
  const notes = ['canary', ...place, ...manual, ...(state === 'paused' ? ['paused'] : [])];
  return `${version} ${percent} % (${notes.join(', ')})`;
}

function round(percent: number): number {
  return Math.round(percent * 100) / 100;
}
