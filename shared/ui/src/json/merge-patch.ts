import { isObject, isSame, type JsonObject, membersOf } from './same-value.ts';

/**
 * What changes `from` into `to`, as a JSON merge patch (RFC 7396): the changed members alone, null
 * for those that are gone, lists as a whole.
 */
export function mergePatch(from: JsonObject, to: JsonObject): JsonObject {
  return Object.fromEntries(
    membersOf(from, to)
      .filter((key) => !isSame(from[key], to[key]))
      .map((key) => [key, memberPatch(from[key], to[key])]),
  );
}

function memberPatch(from: unknown, to: unknown): unknown {
  if (isObject(from) && isObject(to)) return mergePatch(from, to);
  return to === undefined ? null : to;
}
