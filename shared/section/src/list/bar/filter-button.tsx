import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { Popover } from '@pazar/ui/overlay/popover';
import { Panels } from '../panel/panels.tsx';
import type { ListState } from '../query/use-list-state.ts';
import type { FacetCounts } from './filter-bar.tsx';
import { Choices } from '../choices/choices.tsx';
import type { AnyFilter } from '../filters/list-filter.ts';
import { useChosenText } from '../filters/use-chosen-text.ts';

export interface FilterButtonProps {
  filters: readonly AnyFilter[];
  state: ListState;
  facets: FacetCounts | undefined;
  /** The order of the list, where it has no heads to press. */
  children: ReactNode;
}

/**
 * One button for all filters of a list: their names with the selected options, then the options of
 * one.
 */
export function FilterButton({ filters, state, facets = {}, children }: FilterButtonProps) {
  const { t } = useTranslation('shell');
  const chosenText = useChosenText();
  const { filters: values } = state.url;
  return (
    <Popover label={t('list.filter')} icon="sort" hidesLabel="when-narrow" align="end">
      <Panels
        panels={filters.map((filter) => ({
          key: filter.key,
          label: filter.label,
          detail: chosenText(filter, values),
          content: (
            <Choices>
              {({ FilterEditor }) => (
                <FilterEditor
                  filter={filter}
                  values={values}
                  counts={facets[filter.key]}
                  onChange={state.filter}
                />
              )}
            </Choices>
          ),
        }))}
      >
        {children}
      </Panels>
    </Popover>
  );
}
