import {
  type DayRange,
  type Period,
  periodDays,
  type PeriodPreset,
  periodPresets,
} from '@pazar/format/period';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { isSame } from '../../same-value.ts';
import { DateField } from '../date-field/date-field.tsx';
import type { FieldProps } from '../field-props.ts';
import { SelectField } from '../select-field/select-field.tsx';
import { useToday } from '../use-today.ts';
import styles from './period-field.module.css';

export interface PeriodFieldProps extends FieldProps {
  value: Period;
  /** Called with a preset, or with two days in order. */
  onChange: (period: Period) => void;
  /** The offered presets. All of them by default. */
  presets?: readonly PeriodPreset[] | undefined;
  /** First and last day that the calendars offer, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
}

/** The entered days; an invalid text stays until it is a day. */
type Entered = { readonly [End in keyof DayRange]: string | null };

/** Days that are no period yet, and the period that they are to replace. */
interface Pending {
  readonly days: Entered;
  readonly instead: Period;
}

const day = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A period: this month, the last days, or two chosen days. Value: `Period` of
 * `@pazar/format/period`, whose `writePeriod` and `readPeriod` are for a URL.
 */
export function PeriodField({
  value,
  onChange,
  presets = periodPresets,
  min,
  max,
  ...field
}: PeriodFieldProps) {
  const { t } = useTranslation('shell');
  const today = useToday();
  const [pending, setPending] = useState<Pending | null>(null);
  const isPending = pending !== null && isSame(pending.instead, value);
  const shown: Entered = isPending ? pending.days : periodDays(value, today);
  const isBackwards = isDay(shown.from) && isDay(shown.to) && shown.from > shown.to;

  function choose(kind: PeriodPreset | 'own'): void {
    setPending(null);
    // The days of the last preset are the initial values.
    onChange(kind === 'own' ? periodDays(value, today) : kind);
  }
  function enter(part: Partial<Entered>): void {
    const { from, to } = { ...shown, ...part };
    const isPeriod = isDay(from) && isDay(to) && from <= to;
    setPending(isPeriod ? null : { days: { from, to }, instead: value });
    // Typing a year on passes the same days again.
    if (isPeriod && !isSame(value, { from, to })) onChange({ from, to });
  }

  return (
    <div className={styles.period}>
      <SelectField<PeriodPreset | 'own'>
        {...field}
        value={typeof value === 'string' ? value : 'own'}
        options={[...presets, 'own' as const].map((kind) => ({
          value: kind,
          label: t(`field.period.${kind}`),
        }))}
        onChange={choose}
      />
      {typeof value !== 'string' && (
        <>
          <DateField
            label={t('field.period.from')}
            min={min}
            max={max}
            disabled={field.disabled}
            value={shown.from}
            onChange={(from) => enter({ from })}
          />
          <DateField
            label={t('field.period.to')}
            min={min}
            max={max}
            disabled={field.disabled}
            error={isBackwards ? t('form.fault.before-start') : undefined}
            value={shown.to}
            onChange={(to) => enter({ to })}
          />
        </>
      )}
    </div>
  );
}

const isDay = (text: string | null): text is string => text !== null && day.test(text);
