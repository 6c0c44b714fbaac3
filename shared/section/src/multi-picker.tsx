import { MultiRows, type MultiRowsProps } from '@pazar/ui/multi-select/multi-rows';
import { Stack } from '@pazar/ui/layout';
import type { ReactNode } from 'react';
import type { SearchSource } from './search-source.ts';
import { useSearch } from './use-search.ts';

export interface MultiPickerProps<Row extends { readonly id: string }> extends Omit<
  MultiRowsProps,
  'options' | 'onQuery' | 'hasMore' | 'isBusy' | 'onRetry' | 'selected'
> {
  source: SearchSource<Row>;
  /** Shown while nothing is offered before a search: where a row can be entered. */
  none?: ReactNode;
}

/**
 * Any rows of a server list: each selected one with a button that removes it, and a search field
 * that adds another one; not limited to the first page.
 */
export function MultiPicker<Row extends { readonly id: string }>({
  source,
  none,
  ...field
}: MultiPickerProps<Row>) {
  const { chosen, found, text, onSearch, hasMore, isBusy, notice } = useSearch(source, field.value);
  const isEmpty =
    field.value.length === 0 && found.length === 0 && text === '' && !isBusy && notice === null;
  // Other rows may exist where only some are offered before a search.
  const isWhole = source.first === undefined;
  if (isEmpty && isWhole && none !== undefined) return none;

  return (
    <Stack>
      <MultiRows
        {...field}
        options={found}
        selected={chosen}
        onQuery={onSearch}
        hasMore={hasMore}
        isBusy={isBusy}
      />
      {isEmpty && none}
      {notice}
    </Stack>
  );
}
