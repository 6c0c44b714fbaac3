import { ComboBox, type ComboBoxProps } from '@pazar/ui/input/combo-box';
import type { SearchSource } from './search-source.ts';
import { useSearch } from './use-search.ts';

export interface PickerProps<Row extends { readonly id: string }> extends Omit<
  ComboBoxProps,
  'options' | 'onQuery' | 'hasMore' | 'isBusy' | 'selectedLabel' | 'allowsOther'
> {
  source: SearchSource<Row>;
}

/** One row of a server list, found by typing; not limited to the first page. */
export function Picker<Row extends { readonly id: string }>({
  source,
  ...field
}: PickerProps<Row>) {
  const { value } = field;
  const search = useSearch(source, value === null ? [] : [value]);
  return (
    <div>
      <ComboBox
        {...field}
        options={search.found}
        onQuery={search.onSearch}
        hasMore={search.hasMore}
        isBusy={search.isBusy}
        selectedLabel={search.chosen[0]?.label}
      />
      {search.notice}
    </div>
  );
}
