import { type ReactNode, useState } from 'react';
import panel from '../panel/panel.module.css';
import type { FilterValues } from '../query/url-state.ts';
import type { ListState } from '../query/use-list-state.ts';
import type { AnyFilter, DateRangeFilter, OptionFilter } from '../filters/list-filter.ts';
import { useTranslation } from 'react-i18next';
import { DateField } from '@pazar/ui/input/date-field';
import { rangeParams } from '../query/define-list.ts';
import { daysOf, isDay } from '../filters/date-range.ts';
import { formatNumber } from '@pazar/format/number';
import { matchesSearch } from '@pazar/format/search-fold';
import { useLocale } from '@pazar/shell/locale';
import { CheckboxGroup } from '@pazar/ui/input/checkbox-group';
import { TextField } from '@pazar/ui/input/text-field';

/** As many fit on a small screen; more are searched, such as the 81 municipalities. */
const maxUnsearched = 15;

export interface FilterEditorProps {
  filter: AnyFilter;
  values: FilterValues;
  /** Rows by value of this filter; undefined where they are not counted. */
  counts: Readonly<Record<string, number>> | undefined;
  onChange: ListState['filter'];
}

/** The options of one filter. They apply at once. */
export function FilterEditor({ filter, values, counts, onChange }: FilterEditorProps): ReactNode {
  if ('options' in filter) {
    return <OptionChoices filter={filter} values={values} counts={counts} onChange={onChange} />;
  }
  if ('editor' in filter) {
    return <div className={panel.choices}>{filter.editor(values, onChange)}</div>;
  }
  return <DateRangeChoices filter={filter} values={values} onChange={onChange} />;
}

interface DateRangeChoicesProps {
  filter: DateRangeFilter;
  values: FilterValues;
  onChange: ListState['filter'];
}

/** The first and the last day of a range, each optional. They apply at once. */
function DateRangeChoices({ filter, values, onChange }: DateRangeChoicesProps) {
  const { t } = useTranslation('shell');
  const [fromParam, toParam] = rangeParams(filter.key);
  const { from, to } = daysOf(filter, values);
  const isReversed = from !== null && to !== null && to < from;
  // A date is several days while it is typed, 1/1 before 1/11: they share one history entry.
  const setDay = (param: string, before: string | null) => (day: string | null) =>
    onChange({ [param]: day === null ? [] : [day] }, { replace: day !== null && before !== null });
  return (
    <div className={panel.choices}>
      <RangeDay label={t('list.range.first')} day={from} onDay={setDay(fromParam, from)} />
      <RangeDay
        label={t('list.range.last')}
        day={to}
        onDay={setDay(toParam, to)}
        error={isReversed ? t('list.range.reversed') : undefined}
      />
    </div>
  );
}

interface RangeDayProps {
  label: string;
  day: string | null;
  onDay: (day: string | null) => void;
  error?: string | undefined;
}

/** A day that is reported once it is valid. */
function RangeDay({ label, day, onDay, error }: RangeDayProps) {
  const [typed, setTyped] = useState<{ text: string | null; day: string | null } | null>(null);
  // Another day in the URL replaces the typed text.
  const value = typed !== null && typed.day === day ? typed.text : day;
  function enter(text: string | null): void {
    const isWhole = text === null || isDay(text);
    setTyped({ text, day: isWhole ? text : day });
    if (isWhole) onDay(text);
  }
  return <DateField label={label} value={value} onChange={enter} error={error} />;
}

interface OptionChoicesProps {
  filter: OptionFilter;
  values: FilterValues;
  /** How many rows have each value, with the other filters applied. */
  counts: Readonly<Record<string, number>> | undefined;
  onChange: (values: FilterValues) => void;
}

/** The values of a filter, each with the number of its rows. They apply at once. */
function OptionChoices({ filter, values, counts, onChange }: OptionChoicesProps) {
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
