import type { LocationRow } from '@pazar/contracts/location-row';
import { formatRelativeTime } from '@pazar/format/relative-time';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { InfoLine, InfoLines } from '@pazar/ui/info-lines';
import { openText } from '../open-text.ts';
import { useNow } from '../use-now.ts';
import { type OpeningInterval, weekdays } from '@pazar/contracts/opening-hours';
import { dayNames, weekdayOf } from '@pazar/format/calendar-names';
import { formatDate } from '@pazar/format/date';
import { marketDay } from '@pazar/format/market-day';
import { marketTime } from '@pazar/format/market-time';
import { intervalText, noteText } from '../hours-text.ts';
import styles from './hours-by-day.module.css';

const dayMinutes = 24 * 60;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const shareOf = (time: string) => `${(minutesOf(time) / dayMinutes) * 100}%`;

/** Whether a location is open now, and until or from when, by the clock of Skopje, over its week. */
export function OpenNow({ location }: { location: LocationRow }) {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const now = useNow();
  const { text, isOpen, changesAt } = openText(location, { t, locale, now });
  return (
    <>
      <InfoLines>
        <InfoLine
          tone={isOpen ? 'good' : 'quiet'}
          name={text}
          detail={changesAt === null ? undefined : formatRelativeTime(changesAt, locale, now)}
        />
      </InfoLines>
      {location.status === 'ACTIVE' && <HoursByDay hours={location} now={now} />}
    </>
  );
}

interface HoursByDayProps {
  hours: Pick<LocationRow, 'openingHours' | 'exceptions'>;
  now: Date;
}

/** The week as bars with the present hour marked, and the next day that differs. */
function HoursByDay({ hours: { openingHours, exceptions }, now }: HoursByDayProps) {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  if (openingHours === null) return null;
  const names = dayNames(locale, 'short');
  const today = marketDay(now);
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const todayIndex = weekdayOf({ year, month, day });
  const next = exceptions
    .filter(({ date }) => date >= today)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))[0];
  const textOf = (intervals: readonly OpeningInterval[]) =>
    intervalText(intervals) || t('location.hours.closed');
  return (
    <>
      <ul className={styles.week}>
        {weekdays.map((weekday, index) => (
          <li key={weekday} className={styles.day} data-today={index === todayIndex}>
            <span>{names[index]}</span>
            <span className={styles.track} aria-hidden="true">
              {openingHours[weekday].map((interval) => (
                <span key={interval.from} className={styles.bar} style={placeOf(interval)} />
              ))}
              {index === todayIndex && (
                <span
                  className={styles.now}
                  style={{ insetInlineStart: shareOf(marketTime(now)) }}
                />
              )}
            </span>
            <span className={styles.hours}>{textOf(openingHours[weekday])}</span>
          </li>
        ))}
      </ul>
      {next !== undefined && (
        <p className={styles.next}>
          {formatDate(next.date, locale)}
          {next.note === null ? '' : `, ${noteText(next, locale)}`}: {textOf(next.intervals)}
        </p>
      )}
    </>
  );
}

/** Hours past midnight reach the end of the day's bar. */
function placeOf({ from, to }: OpeningInterval) {
  const end = to > from ? minutesOf(to) : dayMinutes;
  return {
    insetInlineStart: shareOf(from),
    inlineSize: `${((end - minutesOf(from)) / dayMinutes) * 100}%`,
  };
}
