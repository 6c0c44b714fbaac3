import { useTranslation } from '@pazar/shell/translation';
import { Button } from '../../button/button.tsx';
import type { ListState } from '../query/use-list-state.ts';
import styles from './filter-bar.module.css';
import { FilterChip } from './filter-chip.tsx';
import type { AnyFilter } from './list-filter.ts';

/** Rows by value, for each filter that is counted. */
export type FacetCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface FilterBarProps {
  filters: readonly AnyFilter[];
  state: ListState;
  facets: FacetCounts | undefined;
}

/** A chip for each filter: what is chosen, and the choices with their counts behind it. */
export function FilterBar({ filters, state, facets = {} }: FilterBarProps) {
  const { t } = useTranslation('shell');
  if (filters.length === 0) return null;
  return (
    <div role="group" className={styles.filters} aria-label={t('list.filters')}>
      {filters.map((filter) => (
        <FilterChip
          key={filter.key}
          filter={filter}
          values={state.url.filters}
          counts={facets[filter.key]}
          onChange={state.filter}
        />
      ))}
      {state.isFiltered && (
        <Button variant="quiet" icon="close" onClick={state.clear}>
          {t('list.clearFilters')}
        </Button>
      )}
    </div>
  );
}
