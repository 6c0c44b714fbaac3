import { type FieldPath, pathTo } from './changed-paths.ts';
import { isObject, isSame, type JsonObject, membersOf } from '@pazar/ui/parts/same-value';

/**
 * The JSON merge patch (RFC 7396) from `from` to `to`: only the changed members, null for removed
 * ones, lists as a whole.
 *
 * @param wholes paths of objects that are also sent as a whole, such as one of several kinds
 */
export function mergePatch(
  from: JsonObject,
  to: JsonObject,
  wholes: readonly FieldPath[] = [],
): JsonObject {
  return patchAt({ from, to, at: '' }, wholes);
}

interface Pair {
  readonly from: JsonObject;
  readonly to: JsonObject;
  readonly at: FieldPath;
}

function patchAt({ from, to, at }: Pair, wholes: readonly FieldPath[]): JsonObject {
  const changed = membersOf(from, to).filter((key) => !isSame(from[key], to[key]));
  const members = changed.map((key): [string, unknown] => {
    const [before, after = null] = [from[key], to[key]];
    const path = pathTo(at, key);
    const isSplit = isObject(before) && isObject(after) && !wholes.includes(path);
    return [key, isSplit ? patchAt({ from: before, to: after, at: path }, wholes) : after];
  });
  return Object.fromEntries(members);
}
