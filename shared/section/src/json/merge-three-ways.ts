import { type FieldPath, pathTo } from './changed-paths.ts';
import { isObject, isSame, membersOf } from '@pazar/ui/parts/same-value';

/** A record's base, my changed version, and somebody else's. */
export interface ThreeWays<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

export interface Merged {
  /** Both changes together; where they contradict each other, mine. */
  readonly merged: unknown;
  /** Where they contradict each other. */
  readonly conflicts: readonly FieldPath[];
}

/**
 * Merges two changes of one record. Members are merged separately, lists as a whole; an identical
 * change on both sides is not a conflict.
 *
 * @param wholes paths of objects that are taken from one side as a whole, as lists are
 */
export function mergeThreeWays(
  ways: ThreeWays<unknown>,
  wholes: readonly FieldPath[] = [],
): Merged {
  return mergeAt('', ways, wholes);
}

function mergeAt(
  at: FieldPath,
  { base, mine, theirs }: ThreeWays<unknown>,
  wholes: readonly FieldPath[],
): Merged {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { merged: mine, conflicts: [] };
  if (isSame(base, mine)) return { merged: theirs, conflicts: [] };
  if (!isObject(mine) || !isObject(theirs) || !isObject(base) || wholes.includes(at)) {
    return { merged: mine, conflicts: [at] };
  }
  const members = membersOf(base, mine, theirs).map((key) => {
    const ways = { base: base[key], mine: mine[key], theirs: theirs[key] };
    return { key, ...mergeAt(pathTo(at, key), ways, wholes) };
  });
  return {
    merged: Object.fromEntries(members.map(({ key, merged }) => [key, merged])),
    conflicts: members.flatMap(({ conflicts }) => conflicts),
  };
}
