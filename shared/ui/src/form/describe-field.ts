import type { FieldPath } from '../json/changed-paths.ts';
import type { FieldDescription, FieldDescriptions } from './record-form-options.ts';

/**
 * The description of a place: its own, else that of the nearest place around it. `packs.2.size` is
 * described by `packs.*.size`, else by `packs`.
 */
export function describeField(
  fields: FieldDescriptions,
  path: FieldPath,
): FieldDescription | undefined {
  const parts = path.split('.').map((part) => (/^\d+$/.test(part) ? '*' : part));
  for (let length = parts.length; length > 0; length -= 1) {
    const found = fields[parts.slice(0, length).join('.')];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Where a place stands among the fields of the form; what is not described comes last. */
export function fieldOrder(fields: FieldDescriptions, path: FieldPath): number {
  const found = describeField(fields, path);
  return found === undefined ? Infinity : Object.values(fields).indexOf(found);
}
