import type { ReactNode } from 'react';

/** A choice of a select, a combo box, a radio group or a group of checkboxes. */
export interface Option<Value extends string | number = string> {
  readonly value: Value;
  readonly label: string;
  /** A second, muted text where there is room for one. */
  readonly detail?: ReactNode;
  /** Heading under which the choice stands. */
  readonly group?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** Options under their headings, in the order in which each first occurs; `''` has none. */
export function groupOptions<Value extends string | number>(
  options: readonly Option<Value>[],
): [group: string, options: Option<Value>[]][] {
  return [...Map.groupBy(options, ({ group = '' }) => group)];
}
