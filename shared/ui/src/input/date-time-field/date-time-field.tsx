import { formatDateTime } from '@pazar/format/date';
import { marketTime, instantOf } from '@pazar/format/market-time';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { DateField, type DateFieldProps } from '../date-field/date-field.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import { TimeField } from '../time-field.tsx';
import styles from './date-time-field.module.css';
import { marketDay } from '@pazar/format/market-day';
import { isEndOfDay, lastDay } from '@pazar/format/period-end';

const instant = /^\d{4}-\d{2}-\d{2}T/;

/** Whether a value is an instant, and not an unfinished text. */
const isInstant = (value: string | null): value is string => value !== null && instant.test(value);

export interface DateTimeFieldProps extends DateFieldProps {
  /** The time that a day gets when it is chosen first: `00:00` where something starts. */
  usualTime?: string | undefined;
  /** Whether something ends then: midnight is `24:00` of its last day. */
  isEnd?: boolean | undefined;
}

/**
 * A day and a time in Skopje. Value: the instant as ISO 8601 in UTC, `null` when both are empty,
 * the texts while one is missing or invalid, which no schema accepts. A time that the clock skips
 * in March is moved forward by the skipped time, and a note says so; of a time that occurs twice in
 * October the first is used.
 */
export function DateTimeField({
  value,
  onChange,
  onBlur,
  usualTime,
  isEnd = false,
  min,
  max,
  ref,
  name,
  disabled,
  ...head
}: DateTimeFieldProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const [typed, setTyped] = useState<(DayAndTime & { value: string | null }) | null>(null);
  const [isLeft, setLeft] = useState(true);
  const { day, time } = typed !== null && typed.value === value ? typed : partsOf(value, isEnd);
  const isHalf = isLeft && (day === null) !== (time === null);
  const isMoved =
    isInstant(value) && time !== marketTime(new Date(value)) && time !== partsOf(value, isEnd).time;

  function change(part: Partial<DayAndTime>): void {
    const next = { day, time, ...part };
    const isFirst = day === null && time === null && part.day !== undefined;
    const parts = isFirst && usualTime !== undefined ? { ...next, time: usualTime } : next;
    setTyped({ ...parts, value: valueOf(parts, isEnd) });
    setLeft(false);
    onChange(valueOf(parts, isEnd));
  }

  return (
    <FieldGroup
      {...head}
      error={isHalf ? t('field.dateTime.half') : head.error}
      aside={isMoved ? t('field.readAs', { value: formatDateTime(value, locale) }) : undefined}
    >
      {({ id }) => (
        <div
          className={styles.parts}
          onBlur={(event) => {
            if (event.currentTarget.contains(event.relatedTarget)) return;
            setLeft(true);
            onBlur?.();
          }}
        >
          <div className={styles.day}>
            <DateField
              id={id}
              ref={ref}
              name={name}
              label={t('field.dateTime.day')}
              isLabelHidden
              min={min}
              max={max}
              disabled={disabled}
              value={day}
              onChange={(next) => change({ day: next })}
            />
          </div>
          <div className={styles.time}>
            <TimeField
              id={`${id}-time`}
              label={t('field.dateTime.time')}
              isLabelHidden
              takesMidnightEnd={isEnd}
              disabled={disabled}
              value={time}
              onChange={(next) => change({ time: next })}
            />
          </div>
        </div>
      )}
    </FieldGroup>
  );
}

/** A day and a time as they are entered: null while empty, the text while it cannot be read. */
interface DayAndTime {
  /** `YYYY-MM-DD` */
  readonly day: string | null;
  /** `HH:MM`; `24:00` where something ends with its day. */
  readonly time: string | null;
}

/**
 * Day and time in Skopje at an instant; of an end at midnight the day before. A text that is not an
 * instant is the day.
 */
function partsOf(value: string | null, isEnd = false): DayAndTime {
  if (value === null || !instant.test(value)) return { day: value, time: null };
  const moment = new Date(value);
  return isEnd && isEndOfDay(value)
    ? { day: lastDay(value), time: '24:00' }
    : { day: marketDay(moment), time: marketTime(moment) };
}

/** The instant of both; null without either, their texts while one is missing or invalid. */
function valueOf({ day, time }: DayAndTime, isEnd = false): string | null {
  if (day === null && time === null) return null;
  const texts = [day, time].filter((part) => part !== null).join(' ');
  try {
    const at = instantOf(day ?? '', time ?? '');
    // The thirty-first of February would be a day in March.
    return partsOf(at, isEnd && time === '24:00').day === day ? at : texts;
  } catch {
    return texts;
  }
}
