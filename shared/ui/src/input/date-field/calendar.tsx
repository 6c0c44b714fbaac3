import { dayNames, monthNames } from '@pazar/format/calendar-names';
import { readCalendar } from '@pazar/format/calendar';
import { formatLongDate, formatWeekday } from '@pazar/format/date';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../button/button.tsx';
import { IconButton } from '../../icon-button/icon-button.tsx';
import { addDays, addMonths, weekday, weeksOf } from './calendar-days.ts';
import styles from './calendar.module.css';

export interface CalendarProps {
  /** The chosen day, `YYYY-MM-DD`. */
  value: string | null;
  today: string;
  min: string | undefined;
  max: string | undefined;
  onChoose: (day: string) => void;
}

/** Days that a key moves by, from the day it is pressed on. */
const moves: Readonly<Record<string, (day: string, isShifted: boolean) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekday(day)),
  End: (day) => addDays(day, 6 - weekday(day)),
  PageUp: (day, isShifted) => addMonths(day, isShifted ? -12 : -1),
  PageDown: (day, isShifted) => addMonths(day, isShifted ? 12 : 1),
};

/** A month of days; arrows move by day and week, Page keys by month, with Shift by year. */
export function Calendar({ value, today, min, max, onChoose }: CalendarProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const titleId = useId();
  const [at, setAt] = useState(value ?? today);
  const current = useRef<HTMLButtonElement>(null);
  const isByKey = useRef(false);
  useEffect(function startAtDay() {
    current.current?.focus();
  }, []);
  /** The focused day may be in another month, as a new button. */
  function takeFocus(button: HTMLButtonElement | null): void {
    current.current = button;
    if (isByKey.current && button !== null) {
      isByKey.current = false;
      button.focus();
    }
  }

  const { year, month } = readCalendar(at);
  const isOut = (day: string) =>
    (min !== undefined && day < min) || (max !== undefined && day > max);
  function press(event: KeyboardEvent): void {
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    isByKey.current = true;
    setAt(move(at, event.shiftKey));
  }

  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton
          icon="previous"
          label={t('field.date.previousMonth')}
          onClick={() => setAt(addMonths(at, -1))}
        />
        <h2 id={titleId} className={styles.title} aria-live="polite">
          {monthNames(locale)[month - 1]} {year}
        </h2>
        <IconButton
          icon="next"
          label={t('field.date.nextMonth')}
          onClick={() => setAt(addMonths(at, 1))}
        />
      </div>
      <div role="grid" className={styles.grid} aria-labelledby={titleId}>
        <div role="row" className={styles.week}>
          {dayNames(locale, 'short').map((name, index) => (
            <span
              key={name}
              role="columnheader"
              aria-label={dayNames(locale)[index]}
              className={styles.weekday}
            >
              {name}
            </span>
          ))}
        </div>
        {weeksOf(at).map((week) => (
          <div key={week.find((day) => day !== null)} role="row" className={styles.week}>
            {week.map((day, column) => (
              <span key={day ?? `out-${column}`} role="gridcell">
                {day !== null && (
                  <button
                    ref={day === at ? takeFocus : undefined}
                    type="button"
                    className={styles.day}
                    tabIndex={day === at ? 0 : -1}
                    aria-label={`${formatWeekday(day, locale)}, ${formatLongDate(day, locale)}`}
                    aria-current={day === today ? 'date' : undefined}
                    aria-pressed={day === value}
                    aria-disabled={isOut(day) || undefined}
                    onKeyDown={press}
                    onClick={() => {
                      if (!isOut(day)) onChoose(day);
                    }}
                  >
                    {readCalendar(day).day}
                  </button>
                )}
              </span>
            ))}
          </div>
        ))}
      </div>
      {!isOut(today) && (
        <Button variant="quiet" isFullWidth onClick={() => onChoose(today)}>
          {t('field.date.today')}
        </Button>
      )}
    </div>
  );
}
