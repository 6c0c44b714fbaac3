import type { ReactNode } from 'react';
import type { FilterOfKind, ListDefinition, ParamOf } from '../query/define-list.ts';
import type { FilterValues } from '../query/url-state.ts';

export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** A filter with a few known values. */
export interface OptionFilter<Name extends string = string> {
  readonly key: Name;
  readonly label: string;
  readonly options: readonly FilterOption[];
  /** One value at a time, such as "with images" or "without". */
  readonly isSingle?: boolean;
}

/** A range of days, such as those on which a row was changed. */
export interface DateRangeFilter<Name extends string = string> {
  readonly key: Name;
  readonly label: string;
}

/** A filter with a custom input, such as a price from and to. */
export interface OwnFilter<Param extends string = string> {
  readonly key: string;
  readonly label: string;
  /** The query parameters that it sets. */
  readonly params: readonly Param[];
  /** The selection as text; null without one. */
  readonly show: (values: FilterValues<Param>) => string | null;
  /** The input; call `onChange` with the new values of the changed parameters. */
  readonly editor: (
    values: FilterValues<Param>,
    onChange: (values: FilterValues<Param>) => void,
  ) => ReactNode;
}

/** A filter of any list. */
export type AnyFilter = OptionFilter | DateRangeFilter | OwnFilter;

/** A filter of this list, as its page describes it: translated. */
export type ListFilter<List extends ListDefinition> =
  | OptionFilter<FilterOfKind<List, 'texts' | 'numbers' | 'flag'>>
  | DateRangeFilter<FilterOfKind<List, 'date-range'>>
  | OwnFilter<ParamOf<List>>;
