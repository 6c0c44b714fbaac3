import { type FieldPath, withValueAt } from '../json/changed-paths.ts';
import type { FormSchema } from './form-schema.ts';

/**
 * The value of an emptied text at a path: null where the schema accepts null there, else `''`. A
 * rule that rejects null only for the current values, such as "a supplier or none", is ignored.
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

/** Whether a path equals the other one, or is inside it. */
const isAround = (outer: FieldPath, inner: FieldPath) => `${inner}.`.startsWith(`${outer}.`);
