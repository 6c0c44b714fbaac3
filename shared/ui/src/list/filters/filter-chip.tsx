import { useTranslation } from '@pazar/shell/translation';
import type { ReactNode } from 'react';
import { Button } from '../../button/button.tsx';
import { Popover } from '../../overlay/popover/popover.tsx';
import { rangeParams } from '../query/define-list.ts';
import type { ListState } from '../query/use-list-state.ts';
import type { FilterValues } from '../query/url-state.ts';
import { DateRangeChoices } from './date-range-choices.tsx';
import styles from './filter-bar.module.css';
import type { AnyFilter } from './list-filter.ts';
import { OptionChoices } from './option-choices.tsx';
import { useChosenText } from './use-chosen-text.ts';

export interface FilterChipProps {
  filter: AnyFilter;
  values: FilterValues;
  /** Rows by value of this filter; undefined where they are not counted. */
  counts: Readonly<Record<string, number>> | undefined;
  onChange: ListState['filter'];
}

/** A filter as a button that says what is chosen, and opens the choices. */
export function FilterChip({ filter, values, counts, onChange }: FilterChipProps) {
  const { t } = useTranslation('shell');
  const chosen = useChosenText(filter, values);
  const clear = () => onChange(Object.fromEntries(paramsOf(filter).map((name) => [name, []])));
  const label =
    chosen === null ? filter.label : t('list.filterWith', { filter: filter.label, values: chosen });

  function editor(): ReactNode {
    if ('options' in filter) {
      return <OptionChoices filter={filter} values={values} counts={counts} onChange={onChange} />;
    }
    if ('editor' in filter) return filter.editor(values, onChange);
    return <DateRangeChoices filter={filter} values={values} onChange={onChange} />;
  }
  return (
    <span className={styles.chip} data-chosen={chosen !== null}>
      <Popover label={label}>
        {editor()}
        {chosen !== null && (
          <Button variant="quiet" onClick={clear}>
            {t('list.clearFilter', { filter: filter.label })}
          </Button>
        )}
      </Popover>
    </span>
  );
}

function paramsOf(filter: AnyFilter): readonly string[] {
  if ('options' in filter) return [filter.key];
  return 'params' in filter ? filter.params : rangeParams(filter.key);
}
