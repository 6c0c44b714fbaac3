import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { DateField } from '@pazar/ui/input/date-field';
import panel from '../panel/panel.module.css';
import { rangeParams } from '../query/define-list.ts';
import type { FilterValues } from '../query/url-state.ts';
import type { ListState } from '../query/use-list-state.ts';
import { daysOf, isDay } from '../filters/date-range.ts';
import type { DateRangeFilter } from '../filters/list-filter.ts';

export interface DateRangeChoicesProps {
  filter: DateRangeFilter;
  values: FilterValues;
  onChange: ListState['filter'];
}

/** The first and the last day of a range, each optional. They apply at once. */
export function DateRangeChoices({ filter, values, onChange }: DateRangeChoicesProps) {
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
