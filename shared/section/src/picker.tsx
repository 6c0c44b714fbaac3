import { ComboBox, type ComboBoxProps } from '@pazar/ui/input/combo-box';
import type { SearchSource } from './search-source.ts';
import { useSearch } from './use-search.ts';

export interface PickerProps<Row extends { readonly id: string }> extends Omit<
  ComboBoxProps,
  'options' | 'onQuery' | 'hasMore' | 'isBusy' | 'selectedLabel' | 'allowsOther'
> {
  source: SearchSource<Row>;
  /** Ids of rows that cannot be chosen. */
  without?: readonly string[] | undefined;
}

/** One row of a server list, found by typing; not limited to the first page. */
export function Picker<Row extends { readonly id: string }>({
  source,
  without = [],
  ...field
}: PickerProps<Row>) {
  const { value } = field;
  const search = useSearch(source, value === null ? [] : [value]);
  return (
    <div>
      <ComboBox
        {...field}
        options={search.found.filter(({ value: id }) => !without.includes(id))}
        onQuery={search.onSearch}
        hasMore={search.hasMore}
        isBusy={search.isBusy}
        selectedLabel={search.chosen[0]?.label}
      />
      {search.notice}
    </div>
  );
}
