import { useTranslation } from '@pazar/shell/translation';
import { CheckboxGroup, type CheckboxGroupProps } from '@pazar/ui/input/checkbox-group';
import { TextField } from '@pazar/ui/input/text-field';
import { Stack } from '@pazar/ui/record/layout';
import type { ReactNode } from 'react';
import type { SearchSource } from './search-source.ts';
import { useSearch } from './use-search.ts';

export interface ManyPickerProps<Row extends { readonly id: string }> extends Omit<
  CheckboxGroupProps<string>,
  'options'
> {
  source: SearchSource<Row>;
  /** Shown instead of the checkboxes when there are no choices. */
  none?: ReactNode;
}

/**
 * Any rows of a server list: selected rows first, then search results. A search field appears when
 * one page does not hold all rows.
 */
export function ManyPicker<Row extends { readonly id: string }>({
  source,
  none = null,
  onChange,
  ...field
}: ManyPickerProps<Row>) {
  const { t } = useTranslation('shell');
  const { value } = field;
  const { chosen, found, text, onSearch, hasMore, isBusy, notice } = useSearch(source, value);
  const options = [...chosen, ...found.filter((option) => !value.includes(option.value))];
  const isSearched = hasMore || text !== '';
  if (options.length === 0 && !isSearched && !isBusy && notice === null) return none;

  return (
    <Stack>
      {isSearched && (
        <TextField
          type="search"
          label={t('choices.search', { field: field.label })}
          value={text}
          onChange={onSearch}
          hint={hasMore ? t('field.combo.more') : undefined}
        />
      )}
      <CheckboxGroup
        {...field}
        options={options}
        onChange={(next) => {
          // A selected row without a loaded name stays selected.
          const unnamed = value.filter((id) => options.every((option) => option.value !== id));
          onChange([...unnamed, ...next]);
        }}
      />
      {notice}
    </Stack>
  );
}
