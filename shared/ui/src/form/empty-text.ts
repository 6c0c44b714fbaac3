import { type FieldPath, withValueAt } from '../json/changed-paths.ts';
import type { FormSchema } from './form-schema.ts';

/**
 * What an emptied text is at a place: null where the schema takes null there, else `''`. A rule
 * that forbids null for these values alone, such as "a supplier or none", does not count.
 */
export function emptyText(
  schema: FormSchema<unknown>,
  values: unknown,
  path: FieldPath,
): '' | null {
  const read = schema.safeParse(withValueAt(values, path, null));
  if (read.success) return null;
  const isRefused = read.error.issues.some(
    (issue) => issue.code !== 'custom' && isAround(issue.path.map(String).join('.'), path),
  );
  return isRefused ? '' : null;
}

/** Whether a place is the other one, or one that it stands in. */
const isAround = (outer: FieldPath, inner: FieldPath) => `${inner}.`.startsWith(`${outer}.`);
