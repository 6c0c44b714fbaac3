import type { RemoteState, Rollout } from '@pazar/contracts/releases/release-state';
import { roles } from './parse-options.ts';
import { counted } from './table.ts';

/**
 * The versions that visitors of a remote get, in one line: `0.1.0-3fa9 90 %, 0.2.0-77aa 10 %
 * (canary)`; in a first release `no version 90 %, 0.1.0-3fa9 10 % (canary)`.
 */
export function describeTraffic({
  stable,
  rollout,
  frozen,
}: Pick<RemoteState, 'stable' | 'rollout' | 'frozen'>): string {
  const note = frozen ? ', frozen' : '';
  if (!rollout) return (stable === null ? 'nothing live' : `${stable} 100 %`) + note;
  const others = `${stable ?? 'no version'} ${round(100 - rollout.percent)} %`;
  return `${others}, ${describeRollout(rollout)}${note}`;
}

/** `0.2.0-77aa 10 % (canary, step 3 of 5, paused)`. */
export function describeRollout({
  version,
  percent,
  steps,
  step,
  state,
  automatic,
  audience,
}: Rollout): string {
  const place = steps.length > 1 ? [`step ${step + 1} of ${steps.length}`] : [];
  const manual = automatic ? [] : ['manual'];
  const invited = audience ? [`with ${describeAudience(audience)}`] : [];
  const notes = [
    'canary',
    ...invited,
    ...place,
    ...manual,
    ...(state === 'paused' ? ['paused'] : []),
  ];
  return `${version} ${percent} % (${notes.join(', ')})`;
}

/** The words for roles and agents who get a canary beside its share. */
function describeAudience({ roles: of, agents }: NonNullable<Rollout['audience']>): string {
  const words = Object.entries(roles).flatMap(([word, role]) =>
    of.includes(role) ? [`${word}s`] : [],
  );
  return [...words, ...(agents.length > 0 ? [counted(agents.length, 'agent')] : [])].join(' and ');
}

function round(percent: number): number {
  return Math.round(percent * 100) / 100;
}
