/** A record of a JSON value, as opposed to a list, a primitive value or null. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** @returns whether a value has named members that can be compared separately */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two JSON values are equal; an undefined member counts as missing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) return isSameList(one, other);
  if (!isObject(one) || !isObject(other)) return false;
  return membersOf(one, other).every((key) => isSame(one[key], other[key]));
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
}

/** The names of all members that any of the objects has, each once. */
export function membersOf(...objects: readonly JsonObject[]): string[] {
  return [...new Set(objects.flatMap((object) => Object.keys(object)))];
}
