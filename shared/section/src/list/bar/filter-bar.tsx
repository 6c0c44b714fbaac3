import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { Button } from '@pazar/ui/button';
import type { ListState } from '../query/use-list-state.ts';
import styles from './filter-bar.module.css';
import type { AnyFilter } from '../filters/list-filter.ts';
import { useChosenText } from '../filters/use-chosen-text.ts';
import { Popover } from '@pazar/ui/overlay/popover';
import { rangeParams } from '../query/define-list.ts';
import { Choices } from '../choices/choices.tsx';
import type { FilterEditorProps } from '../choices/filter-editor.tsx';

/** Number of rows by value, for each counted filter. */
export type FacetCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface FilterBarProps {
  filters: readonly AnyFilter[];
  state: ListState;
  facets: FacetCounts | undefined;
}

/**
 * The active filters, each with a button for its options; empty without any. A filter whose last
 * option is cleared stays until the focus leaves it.
 */
export function FilterBar({ filters, state, facets = {} }: FilterBarProps) {
  const { t } = useTranslation('shell');
  const chosenText = useChosenText();
  const [used, setUsed] = useState<string | null>(null);
  const values = state.url.filters;
  const chips = filters
    .map((filter) => ({ filter, chosen: chosenText(filter, values) }))
    .filter(({ filter, chosen }) => chosen !== null || filter.key === used);
  if (chips.length === 0) return null;
  return (
    <div role="group" className={styles.filters} aria-label={t('list.filters')}>
      {chips.map(({ filter, chosen }) => (
        <span
          key={filter.key}
          role="presentation"
          onFocus={() => setUsed(filter.key)}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) setUsed(null);
          }}
        >
          <FilterChip
            filter={filter}
            chosen={chosen}
            values={values}
            counts={facets[filter.key]}
            onChange={state.filter}
          />
        </span>
      ))}
      {state.isFiltered && (
        <Button variant="quiet" icon="close" onClick={state.clear}>
          {t('list.clearFilters')}
        </Button>
      )}
    </div>
  );
}

interface FilterChipProps extends FilterEditorProps {
  /** The selected options as text; null without any. */
  chosen: string | null;
}

/** An active filter: a button that names the selection and opens the options. */
function FilterChip({ chosen, ...editing }: FilterChipProps) {
  const { t } = useTranslation('shell');
  const { filter, onChange } = editing;
  const clear = () => onChange(Object.fromEntries(paramsOf(filter).map((name) => [name, []])));
  const label =
    chosen === null ? filter.label : t('list.filterWith', { filter: filter.label, values: chosen });
  return (
    <span className={styles.chip} data-chosen={chosen !== null}>
      <Popover label={label}>
        <Choices>{({ FilterEditor }) => <FilterEditor {...editing} />}</Choices>
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
