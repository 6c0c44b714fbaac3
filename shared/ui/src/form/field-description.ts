import type { FieldPath } from '../json/changed-paths.ts';
import type { FieldFault } from './field-fault.ts';

/** What a form says about one of its fields, in the agent's language. */
export interface FieldDescription {
  readonly label: string;
  /** A value in words, for the choice between two versions. By default: texts, numbers and days. */
  readonly show?: ((value: unknown) => string) | undefined;
  /** A least or most value in words, such as an amount of money. By default: a number. */
  readonly showLimit?: ((limit: number) => string) | undefined;
  /** A fault in words of the field's own; undefined leaves it to the shared ones. */
  readonly explain?: ((fault: FieldFault) => string | undefined) | undefined;
}

/**
 * The fields of a form by their place, in the order in which they stand on the page: `sku`,
 * `name`, `name.mk`, and `packs.*.priceMinor` for a member of each row of a list.
 */
export type FieldDescriptions = Readonly<Record<string, FieldDescription>>;

/** A description, and whether it is of exactly the place that was asked for. */
interface FoundDescription extends FieldDescription {
  readonly isExact: boolean;
}

/**
 * The description of a place: its own, else that of the nearest place around it. `packs.2.size` is
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

/** Where a place stands among the fields of the form; what is not described comes last. */
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
