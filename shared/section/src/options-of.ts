import type { FilterOption } from '@pazar/ui/list/filters/list-filter';

/** The values of an enumeration as choices; `textOf` translates one. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  textOf: (value: Value) => string,
): FilterOption[] {
  return values.map((value) => ({ value, label: textOf(value) }));
}
