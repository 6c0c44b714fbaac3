import type { FieldPath } from '../json/changed-paths.ts';
import type { FieldFault } from './field-fault.ts';

/** A form's texts for one of its fields, in the agent's language. */
export interface FieldDescription {
  readonly label: string;
  /** A value in words, for the choice between two versions. By default: texts, numbers and days. */
  readonly show?: ((value: unknown) => string) | undefined;
  /** A least or most value in words, such as an amount of money. By default: a number. */
  readonly showLimit?: ((limit: number) => string) | undefined;
  /** The field's own error message; undefined for the shared one. */
  readonly explain?: ((fault: FieldFault) => string | undefined) | undefined;
}

/**
 * The fields of a form by their path, in the order of the page: `sku`, `name`, `name.mk`, and
 * `packs.*.priceMinor` for a member of each row of a list.
 */
export type FieldDescriptions = Readonly<Record<string, FieldDescription>>;

/** A description, and whether it is of exactly the place that was asked for. */
interface FoundDescription extends FieldDescription {
  readonly isExact: boolean;
}

/**
 * The description of a path: its own, else that of the nearest enclosing path. `packs.2.size` is
 * described by `packs.*.size`, else by `packs`.
 */
export function describeField(
  fields: FieldDescriptions,
  path: FieldPath,
): FoundDescription | undefined {
  const place = describedPlace(fields, path);
  const found = place === undefined ? undefined : fields[place];
  return found === undefined ? undefined : { ...found, isExact: place === withoutRows(path) };
}

/** Position of a path among the fields of the form; an undescribed path comes last. */
export function fieldOrder(fields: FieldDescriptions, path: FieldPath): number {
  const place = describedPlace(fields, path);
  return place === undefined ? Infinity : Object.keys(fields).indexOf(place);
}

function describedPlace(fields: FieldDescriptions, path: FieldPath): string | undefined {
  const parts = withoutRows(path).split('.');
  return parts
    .map((_, index) => parts.slice(0, parts.length - index).join('.'))
    .find((place) => place in fields);
}

/** `packs.*.size` of `packs.2.size`. */
const withoutRows = (path: FieldPath) => path.replaceAll(/(?<=^|\.)\d+(?=\.|$)/g, '*');
