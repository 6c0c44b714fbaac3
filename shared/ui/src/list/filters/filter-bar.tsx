import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '../../button/button.tsx';
import { Popover } from '../../overlay/popover/popover.tsx';
import type { FilterValues } from '../query/url-state.ts';
import type { AnyFilter, OptionFilter } from './list-filter.ts';
import { OptionChoices } from './option-choices.tsx';
import styles from './filter-bar.module.css';
import type { ListState } from '../query/use-list-state.ts';

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

interface FilterChipProps {
  filter: AnyFilter;
  values: FilterValues;
  counts: Readonly<Record<string, number>> | undefined;
  onChange: (values: FilterValues) => void;
}

function FilterChip({ filter, values, counts, onChange }: FilterChipProps) {
  const { t } = useTranslation('shell');
  const chosen = useChosenText(filter, values);
  const params = 'options' in filter ? [filter.key] : filter.params;
  const clear = () => onChange(Object.fromEntries(params.map((name) => [name, []])));
  const label =
    chosen === null ? filter.label : t('list.filterWith', { filter: filter.label, values: chosen });

  return (
    <span className={styles.chip} data-chosen={chosen !== null}>
      <Popover label={label}>
        {'options' in filter ? (
          <OptionChoices filter={filter} values={values} counts={counts} onChange={onChange} />
        ) : (
          filter.editor(values, onChange)
        )}
        {chosen !== null && (
          <Button variant="quiet" onClick={clear}>
            {t('list.clearFilter', { filter: filter.label })}
          </Button>
        )}
      </Popover>
    </span>
  );
}

/** More names would make the chip wider than a phone. */
const maxNamed = 2;

function useChosenText(filter: AnyFilter, values: FilterValues): string | null {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  if (!('options' in filter)) return filter.show(values);
  const chosen = values[filter.key] ?? [];
  if (chosen.length === 0) return null;
  if (chosen.length > maxNamed) {
    return t('list.chosen', { number: formatNumber(chosen.length, locale) });
  }
  return chosen.map((value) => nameOf(filter, value)).join(', ');
}

function nameOf({ options }: OptionFilter, value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
