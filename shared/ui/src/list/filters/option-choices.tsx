import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { CheckboxGroup } from '../../input/checkbox-group/checkbox-group.tsx';
import type { FilterValues } from '../query/url-state.ts';
import type { OptionFilter } from './list-filter.ts';

export interface OptionChoicesProps {
  filter: OptionFilter;
  values: FilterValues;
  /** How many rows have each value, with the other filters applied. */
  counts: Readonly<Record<string, number>> | undefined;
  onChange: (values: FilterValues) => void;
}

/** The values of a filter, each with the number of its rows. They take effect at once. */
export function OptionChoices({ filter, values, counts, onChange }: OptionChoicesProps) {
  const locale = useLocale();
  const { key, label, options, isSingle = false } = filter;
  const chosen = values[key] ?? [];
  const counted = options.map((option) => ({
    ...option,
    ...(counts !== undefined && { detail: formatNumber(counts[option.value] ?? 0, locale) }),
  }));
  function choose(next: readonly string[]): void {
    const added = next.filter((value) => !chosen.includes(value));
    onChange({ [key]: isSingle && added.length > 0 ? added : next });
  }
  return (
    <CheckboxGroup label={label} isLabelHidden options={counted} value={chosen} onChange={choose} />
  );
}
