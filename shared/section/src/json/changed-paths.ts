import { isObject, isSame, membersOf } from '@pazar/ui/parts/same-value';

/** Path of a value in a record: the names on the way to it, joined by dots (`name.mk`). */
export type FieldPath = string;

/** The path of a member of the value at a path; `''` is the record itself. */
export const pathTo = (at: FieldPath, key: string): FieldPath => (at === '' ? key : `${at}.${key}`);

/** Every place where two records differ. Lists are compared as a whole: their rows may have moved. */
export function changedPaths(from: unknown, to: unknown, at: FieldPath = ''): FieldPath[] {
  if (isSame(from, to)) return [];
  if (!isObject(from) || !isObject(to)) return [at];
  return membersOf(from, to).flatMap((key) => changedPaths(from[key], to[key], pathTo(at, key)));
}

/** The value at a path, undefined without one. */
export function valueAt(record: unknown, path: FieldPath): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isObject(value) ? value[key] : undefined;
  }, record);
}

/** A copy of a record with another value at a path; missing objects on the way are created. */
export function withValueAt(record: unknown, path: FieldPath, value: unknown): unknown {
  const [key = '', ...rest] = path.split('.');
  const inner =
    rest.length === 0 ? value : withValueAt(valueAt(record, key), rest.join('.'), value);
  if (Array.isArray(record)) return record.with(Number(key), inner);
  return { ...(isObject(record) && record), [key]: inner };
}
