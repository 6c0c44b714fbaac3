import { weekdays, type WeeklyHours, type Weekday } from '@pazar/contracts/opening-hours';
import { dayNames } from '@pazar/format/calendar-names';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '@pazar/ui/input/checkbox';
import { FieldGroup } from '@pazar/ui/input/field-group';
import type { FieldProps, ValueProps } from '@pazar/ui/input/field-props';
import { copyHours, openedDay, usualWeek } from '../../model/week-hours.ts';
import { IntervalRows } from './interval-rows.tsx';
import styles from './location-form.module.css';
import { formatNumber } from '@pazar/format/number';
import { Button } from '@pazar/ui/button';
import { CheckboxGroup } from '@pazar/ui/input/checkbox-group';
import { Popover } from '@pazar/ui/overlay/popover';
import { Row, Stack } from '@pazar/ui/layout';
import { useState } from 'react';

const workdays: readonly Weekday[] = weekdays.slice(0, 5);

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

interface CopyHoursProps {
  day: Weekday;
  onCopy: (days: readonly Weekday[]) => void;
}

/** Copies the hours of a day to others, which are chosen first: Monday to Friday, unless the agent says otherwise. */
function CopyHours({ day, onCopy }: CopyHoursProps) {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const names = dayNames(locale);
  const shortNames = dayNames(locale, 'short');
  const name = names[weekdays.indexOf(day)] ?? '';
  const [days, setDays] = useState<readonly Weekday[]>(workdays.filter((one) => one !== day));
  const number = formatNumber(days.length, locale);
  return (
    <Popover
      label={t('location.hours.copy', { day: name })}
      icon="duplicate"
      hidesLabel="always"
      variant="quiet"
      align="end"
    >
      {(close) => (
        <Stack>
          <CheckboxGroup
            label={t('location.hours.copyTitle', { day: name })}
            value={days}
            onChange={setDays}
            options={weekdays.flatMap((value, index) =>
              value === day ? [] : [{ value, label: shortNames[index] ?? value }],
            )}
          />
          <Row align="end">
            <Button onClick={close}>{t('location.hours.copyCancel')}</Button>
            <Button
              variant="primary"
              onClick={() => {
                onCopy(days);
                close();
              }}
            >
              {t('location.hours.copyDays', { count: days.length, number })}
            </Button>
          </Row>
        </Stack>
      )}
    </Popover>
  );
}
