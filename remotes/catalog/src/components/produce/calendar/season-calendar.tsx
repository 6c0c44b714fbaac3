import { monthNames } from '@pazar/format/calendar-names';
import { LotPicture } from '@pazar/section/record-picture';
import { useFormatters } from '@pazar/section/use-formatters';
import { useToday } from '@pazar/ui/input/use-today';
import { VisuallyHidden } from '@pazar/ui/visually-hidden';
import { useRef, useState } from 'react';
import {
  amountsIn,
  type CalendarCrop,
  isPlanned,
  monthsOf,
} from '../../../model/produce/calendar.ts';
import { CalendarLots } from './calendar-lots.tsx';
import { MonthMark } from './month-mark.tsx';
import styles from './season-calendar.module.css';
import { type MonthsInView, useMonthsInView } from './use-months-in-view.ts';

/** Letters that distinguish the months in the head of the calendar. */
const shortName = 3;

/** Twelve months of all crops: when each grows, is ripe and was picked. A crop opens its lots. */
export function SeasonCalendar({ crops, year }: { crops: readonly CalendarCrop[]; year: number }) {
  const { t, locale, ...format } = useFormatters('catalog');
  const [openCrop, setOpenCrop] = useState<string | null>(null);
  const months = monthNames(locale);
  const today = useToday();
  const now = monthOf(today, year);
  const planned = crops.filter(isPlanned);
  const undated = crops.filter((crop) => !isPlanned(crop));
  const frame = useRef<HTMLDivElement>(null);
  const inView = useMonthsInView(frame, now);

  return (
    <>
      <div
        className={styles.edges}
        data-earlier={inView.first > 1}
        data-later={inView.last < months.length}
      >
        <div ref={frame} className={styles.frame}>
          <table className={styles.table}>
            <caption>
              <VisuallyHidden>{t('produce.calendar.caption', { year })}</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <th scope="col" className={styles.crop}>
                  {t('produce.field.cropId')}
                </th>
                {months.map((month, index) => (
                  <th
                    key={month}
                    scope="col"
                    className={styles.month}
                    abbr={month}
                    aria-current={index + 1 === now ? 'date' : undefined}
                  >
                    <span aria-hidden="true">{month.slice(0, shortName)}</span>
                    <VisuallyHidden>{month}</VisuallyHidden>
                  </th>
                ))}
              </tr>
            </thead>
            {planned.map((crop) => {
              const name = format.localized(crop.cropName);
              const key = crop.cropId ?? name;
              const isOpen = openCrop === key;
              return (
                <tbody key={key}>
                  <tr>
                    <th scope="row" className={styles.crop}>
                      <button
                        type="button"
                        className={styles.name}
                        aria-expanded={isOpen}
                        onClick={() => setOpenCrop(isOpen ? null : key)}
                      >
                        <CropName crop={crop} name={name} inView={inView} months={months} />
                      </button>
                    </th>
                    {crop.months.map((month) => (
                      <td key={month.month} className={styles.cell} data-now={month.month === now}>
                        <MonthMark
                          month={month}
                          isPast={isPast(month.month, { year, today })}
                          amounts={amountsIn(crop, month.month, { year, today })}
                        />
                      </td>
                    ))}
                  </tr>
                  {isOpen && (
                    <tr>
                      <td colSpan={13} className={styles.lots}>
                        <CalendarLots lots={crop.lots} />
                      </td>
                    </tr>
                  )}
                </tbody>
              );
            })}
          </table>
        </div>
      </div>
      {undated.length > 0 && (
        <p className={styles.facts}>
          {t('produce.calendar.undated', {
            crops: undated.map(({ cropName }) => format.localized(cropName)).join(', '),
          })}
        </p>
      )}
    </>
  );
}

/** The month of a day, if it is in the year; else null. */
function monthOf(day: string, year: number): number | null {
  return day.startsWith(`${year}-`) ? Number(day.slice(5, 7)) : null;
}

function isPast(month: number, { year, today }: { year: number; today: string }): boolean {
  return `${year}-${String(month).padStart(2, '0')}` < today.slice(0, 7);
}

interface ElsewhereProps {
  crop: CalendarCrop;
  inView: MonthsInView;
  /** Their names. */
  months: readonly string[];
}

/** The picture of a crop, its name, and where its months are. */
function CropName({ name, ...props }: ElsewhereProps & { name: string }) {
  return (
    <>
      <span className={styles.picture}>
        <LotPicture lot={props.crop} />
      </span>
      <span className={styles.texts}>
        {name}
        <Elsewhere {...props} />
      </span>
    </>
  );
}

/** The crop's months when none is visible: `→ Mar–Jun`. */
function Elsewhere({ crop, inView, months }: ElsewhereProps) {
  const own = monthsOf(crop);
  const [first] = own;
  const last = own.at(-1);
  if (first === undefined || last === undefined) return null;
  if (own.some((month) => month >= inView.first && month <= inView.last)) return null;
  const name = (month: number) => months[month - 1]?.slice(0, shortName);
  return (
    <span className={styles.elsewhere}>
      <span aria-hidden="true">{first > inView.last ? '→ ' : '← '}</span>
      {first === last ? name(first) : `${name(first)}–${name(last)}`}
    </span>
  );
}
