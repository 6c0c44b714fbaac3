import type { RemoteState } from '@pazar/contracts/releases/release-state';

/** The versions that a recall took, which are more than one where others have the same content. */
export function recalledToo(before: RemoteState, after: RemoteState): string[] {
  const isNew = (version: string) => !before.recalled.some((known) => known.version === version);
  const taken = after.recalled.map(({ version }) => version).filter(isNew);
  return taken.length > 1 ? [`  recalled, of the same content: ${taken.join(', ')}`] : [];
}

type Given = Pick<RemoteState, 'stable' | 'rollout'>;

/** What visitors see of a section whose last version the change took: the live one, or a first canary. */
export function goneForVisitors(before: Given, after: Given): string[] {
  if ((before.stable ?? before.rollout) === null) return [];
  if ((after.stable ?? after.rollout) !== null) return [];
  return [
    '  visitors: the section has gone. The next page that they load has neither its entry nor its pages.',
    '  An open tab is loaded again within a minute. Promote a version to bring the section back.',
  ];
}
