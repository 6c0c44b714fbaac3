import { type Weekday, weekdays, type WeeklyHours } from '@pazar/contracts/opening-hours';
import { dayNames } from '@pazar/format/calendar-names';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '@pazar/ui/input/checkbox';
import { FieldGroup } from '@pazar/ui/input/field-group';
import type { FieldProps, ValueProps } from '@pazar/ui/input/field-props';
import { Menu } from '@pazar/ui/overlay/menu';
import { copyHours, usualWeek } from '../../model/week-hours.ts';
import { IntervalRows } from './interval-rows.tsx';
import styles from './location-form.module.css';

interface WeekFieldProps extends FieldProps, ValueProps<WeeklyHours | null, HTMLInputElement> {}

const workdays: readonly Weekday[] = weekdays.slice(0, 5);

/** The hours of a week, of which each day can be copied to others. Value: null when nothing is known. */
export function WeekField({ value, onChange, ref, onBlur, ...head }: WeekFieldProps) {
  const { t } = useTranslation('locations');
  return (
    <FieldGroup {...head} isOptional>
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
          {value !== null && <WeekDays value={value} onChange={onChange} />}
        </>
      )}
    </FieldGroup>
  );
}

interface WeekDaysProps {
  value: WeeklyHours;
  onChange: (week: WeeklyHours) => void;
}

/** The hours of each day of a week. */
export function WeekDays({ value, onChange }: WeekDaysProps) {
  return (
    <div className={styles.days}>
      {weekdays.map((day, index) => (
        <DayRow key={day} index={index} week={value} onChange={onChange} />
      ))}
    </div>
  );
}

interface DayRowProps {
  /** The day's position in the week. */
  index: number;
  week: WeeklyHours;
  onChange: (week: WeeklyHours) => void;
}

function DayRow({ index, week, onChange }: DayRowProps) {
  const { t } = useTranslation('locations');
  const names = dayNames(useLocale());
  const name = names[index] ?? '';
  const day = weekdays[index];
  if (day === undefined) return null;
  const copyTo = (days: readonly Weekday[]) => onChange(copyHours(week, week[day], days));
  return (
    <div className={styles.day}>
      <span className={styles.dayName}>{name}</span>
      <div className={styles.hours}>
        <IntervalRows
          label={name}
          value={week[day]}
          onChange={(hours) => onChange({ ...week, [day]: hours })}
        />
      </div>
      <Menu
        label={t('location.hours.copy', { day: name })}
        items={[
          { key: 'all', label: t('location.hours.copyAll'), onSelect: () => copyTo(weekdays) },
          {
            key: 'workdays',
            label: t('location.hours.copyWorkdays'),
            onSelect: () => copyTo(workdays),
          },
          ...weekdays.flatMap((other, position) =>
            other === day
              ? []
              : [
                  {
                    key: other,
                    label: t('location.hours.copyTo', { day: names[position] ?? '' }),
                    startsGroup: other === weekdays.find((one) => one !== day),
                    onSelect: () => copyTo([other]),
                  },
                ],
          ),
        ]}
      />
    </div>
  );
}
