import type { ReactNode } from 'react';
import panel from '../panel/panel.module.css';
import type { FilterValues } from '../query/url-state.ts';
import type { ListState } from '../query/use-list-state.ts';
import { DateRangeChoices } from './date-range-choices.tsx';
import type { AnyFilter } from '../filters/list-filter.ts';
import { OptionChoices } from './option-choices.tsx';

export interface FilterEditorProps {
  filter: AnyFilter;
  values: FilterValues;
  /** Rows by value of this filter; undefined where they are not counted. */
  counts: Readonly<Record<string, number>> | undefined;
  onChange: ListState['filter'];
}

/** The options of one filter. They apply at once. */
export function FilterEditor({ filter, values, counts, onChange }: FilterEditorProps): ReactNode {
  if ('options' in filter) {
    return <OptionChoices filter={filter} values={values} counts={counts} onChange={onChange} />;
  }
  if ('editor' in filter) {
    return <div className={panel.choices}>{filter.editor(values, onChange)}</div>;
  }
  return <DateRangeChoices filter={filter} values={values} onChange={onChange} />;
}
