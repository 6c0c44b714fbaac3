import type { ReactNode } from 'react';

/** A choice of a select, a combo box, a radio group or a group of checkboxes. */
export interface Option<Value extends string | number = string> {
  readonly value: Value;
  readonly label: string;
  /** A second, muted text where there is space for one. */
  readonly detail?: ReactNode;
  /** Before the label: a tile of what it is, which says nothing that the label does not. */
  readonly picture?: ReactNode;
  /** The number of rows that have it, at the end of its line beside a box. */
  readonly count?: string | undefined;
  /** Heading of the option's group. */
  readonly group?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** Options under their headings, in the order of first occurrence; `''` has none. */
export function groupOptions<Value extends string | number>(
  options: readonly Option<Value>[],
): [group: string, options: Option<Value>[]][] {
  return [...Map.groupBy(options, ({ group = '' }) => group)];
}
