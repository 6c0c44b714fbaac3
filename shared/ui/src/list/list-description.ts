import type { ReactNode } from 'react';
import type { Column } from '../data-table/data-table-column.ts';
import type { FilterValues } from './list-address.ts';

/** A column of a list, which can be sorted by and left out. */
export interface ListColumn<Row> extends Column<Row> {
  /** The API's name for sorting by it. Every column that is shown should have one. */
  readonly sort?: string;
  /** For amounts and times: the first press shows the largest or the newest first. */
  readonly isDownFirst?: boolean;
  /** Shown only to who has chosen it. */
  readonly isExtra?: boolean;
}

export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** A filter whose values are a few known ones. */
export interface OptionFilter {
  /** The API's name. */
  readonly key: string;
  readonly label: string;
  readonly options: readonly FilterOption[];
  /** One value at a time, such as "with images" or "without". */
  readonly isSingle?: boolean;
}

/** A filter with an input of its own, such as a price from and to. */
export interface OwnFilter {
  readonly key: string;
  readonly label: string;
  /** The API's names that it sets. */
  readonly params: readonly string[];
  /** What is chosen, in words; null when nothing is. */
  readonly show: (values: FilterValues) => string | null;
  /** The input; `onChange` takes the new values of the names that changed. */
  readonly editor: (values: FilterValues, onChange: (values: FilterValues) => void) => ReactNode;
}

export type ListFilter = OptionFilter | OwnFilter;

/** What a list says about its own rows, translated. The rest is the shell's. */
export interface DataListTexts {
  /** What the rows are; the table's accessible name. */
  readonly label: string;
  /** What can be searched for: "Name, code, tag". */
  readonly search: string;
  readonly loading: string;
  /** That the first load failed. */
  readonly failed: string;
  readonly empty: string;
  readonly emptyDetail: string;
}
