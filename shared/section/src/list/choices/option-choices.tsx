import { formatNumber } from '@pazar/format/number';
import { matchesSearch } from '@pazar/format/search-fold';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { CheckboxGroup } from '@pazar/ui/input/checkbox-group';
import { TextField } from '@pazar/ui/input/text-field';
import panel from '../panel/panel.module.css';
import type { FilterValues } from '../query/url-state.ts';
import type { OptionFilter } from '../filters/list-filter.ts';

export interface OptionChoicesProps {
  filter: OptionFilter;
  values: FilterValues;
  /** How many rows have each value, with the other filters applied. */
  counts: Readonly<Record<string, number>> | undefined;
  onChange: (values: FilterValues) => void;
}

/** As many fit on a small screen; more are searched, such as the 81 municipalities. */
const maxUnsearched = 15;

/** The values of a filter, each with the number of its rows. They apply at once. */
export function OptionChoices({ filter, values, counts, onChange }: OptionChoicesProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const [text, setText] = useState('');
  const { key, label, options, isSingle = false } = filter;
  const chosen = values[key] ?? [];
  const found = options.filter(
    (option) => chosen.includes(option.value) || matchesSearch(option.label, text),
  );
  const counted = found.map((option) => ({
    ...option,
    ...(counts !== undefined && { count: formatNumber(counts[option.value] ?? 0, locale) }),
  }));
  function choose(next: readonly string[]): void {
    const added = next.filter((value) => !chosen.includes(value));
    onChange({ [key]: isSingle && added.length > 0 ? added : next });
  }
  return (
    <div className={panel.choices}>
      {options.length > maxUnsearched && (
        <TextField
          type="search"
          label={t('choices.search', { field: label })}
          value={text}
          onChange={setText}
        />
      )}
      <CheckboxGroup
        label={label}
        isLabelHidden
        options={counted}
        value={chosen}
        onChange={choose}
      />
    </div>
  );
}
