import { weekdays, type WeeklyHours } from '@pazar/contracts/opening-hours';
import { dayNames } from '@pazar/format/calendar-names';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '@pazar/ui/input/checkbox';
import { FieldGroup } from '@pazar/ui/input/field-group';
import type { FieldProps, ValueProps } from '@pazar/ui/input/field-props';
import { copyHours, openedDay, usualWeek } from '../../model/week-hours.ts';
import { CopyHours } from './copy-hours.tsx';
import { IntervalRows } from './interval-rows.tsx';
import styles from './location-form.module.css';

interface WeekFieldProps extends FieldProps, ValueProps<WeeklyHours | null, HTMLInputElement> {}

/** The hours of a week, of which each day can be copied to others. Value: null when nothing is known. */
export function WeekField({ value, onChange, ref, onBlur, ...head }: WeekFieldProps) {
  const { t } = useTranslation('locations');
  return (
    <FieldGroup {...head} isLabelHidden>
      {({ id }) => (
        <>
          <Checkbox
            id={id}
            ref={ref}
            onBlur={onBlur}
            label={t('location.hours.known')}
            value={value !== null}
            onChange={(isKnown) => onChange(isKnown ? usualWeek() : null)}
          />
          {value !== null && <WeekDays id={id} value={value} onChange={onChange} />}
        </>
      )}
    </FieldGroup>
  );
}

interface WeekDaysProps {
  /** Id prefix of the field, to whose days a fault links. */
  id?: string;
  value: WeeklyHours;
  onChange: (week: WeeklyHours) => void;
}

/** The hours of each day of a week. */
export function WeekDays({ id, value, onChange }: WeekDaysProps) {
  return (
    <div className={styles.days}>
      {weekdays.map((day, index) => (
        <DayRow
          key={day}
          id={id && `${id}-${day}`}
          index={index}
          week={value}
          onChange={onChange}
        />
      ))}
    </div>
  );
}

interface DayRowProps {
  id: string | undefined;
  /** The day's position in the week. */
  index: number;
  week: WeeklyHours;
  onChange: (week: WeeklyHours) => void;
}

function DayRow({ id, index, week, onChange }: DayRowProps) {
  const names = dayNames(useLocale());
  const name = names[index] ?? '';
  const day = weekdays[index];
  if (day === undefined) return null;
  return (
    <div className={styles.day}>
      <Checkbox
        id={id}
        label={name}
        value={week[day].length > 0}
        onChange={(isOpen) => onChange({ ...week, [day]: isOpen ? openedDay(week, day) : [] })}
      />
      <div className={styles.hours}>
        <IntervalRows
          label={name}
          opensBeside
          value={week[day]}
          onChange={(hours) => onChange({ ...week, [day]: hours })}
        />
      </div>
      <CopyHours day={day} onCopy={(days) => onChange(copyHours(week, week[day], days))} />
    </div>
  );
}
