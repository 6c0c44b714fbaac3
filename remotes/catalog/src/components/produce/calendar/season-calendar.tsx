import type { CalendarMonth } from '@pazar/contracts/produce-calendar';
import { monthNames } from '@pazar/format/calendar-names';
import { useWords } from '@pazar/section/use-words';
import { useTranslation } from '@pazar/shell/translation';
import { useToday } from '@pazar/ui/input/use-today';
import { VisuallyHidden } from '@pazar/ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import {
  type CalendarCrop,
  harvestedIn,
  isPlanned,
  type MonthAmount,
  stateOf,
} from '../../../model/produce/calendar.ts';
import { CalendarLots } from './calendar-lots.tsx';
import styles from './season-calendar.module.css';

/** Letters that tell the months apart in the head of the calendar. */
const shortName = 3;

/** Twelve months of all crops: when each grows, is ripe and was picked. A crop opens its lots. */
export function SeasonCalendar({ crops, year }: { crops: readonly CalendarCrop[]; year: number }) {
  const { t, locale, ...write } = useWords('catalog');
  const [openCrop, setOpenCrop] = useState<string | null>(null);
  const months = monthNames(locale);
  const now = monthOf(useToday(), year);
  const planned = crops.filter(isPlanned);
  const undated = crops.filter((crop) => !isPlanned(crop));
  const frame = useRef<HTMLDivElement>(null);
  const nowHead = useRef<HTMLTableCellElement>(null);
  useEffect(
    function showCurrentMonth() {
      const { current: box } = frame;
      const { current: head } = nowHead;
      if (now === null || box === null || head === null) return undefined;
      const sizes = new ResizeObserver(() => {
        // The month before is the first beside the crops.
        box.scrollLeft = (now - 2) * head.offsetWidth;
      });
      sizes.observe(head);
      return () => sizes.disconnect();
    },
    [now],
  );

  return (
    <>
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
                  ref={index + 1 === now ? nowHead : undefined}
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
            const name = write.inOne(crop.cropName);
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
                      {name}
                    </button>
                  </th>
                  {crop.months.map((month) => (
                    <td key={month.month} className={styles.cell} data-now={month.month === now}>
                      <MonthMark month={month} amounts={harvestedIn(crop, month.month)} />
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
      {undated.length > 0 && (
        <p className={styles.facts}>
          {t('produce.calendar.undated', {
            crops: undated.map(({ cropName }) => write.inOne(cropName)).join(', '),
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

interface MonthMarkProps {
  month: CalendarMonth;
  /** What was picked in it. */
  amounts: readonly MonthAmount[];
}

function MonthMark({ month, amounts }: MonthMarkProps) {
  const { t, ...write } = useWords('catalog');
  const state = stateOf(month);
  if (state === null) return <VisuallyHidden>{t('produce.calendar.nothing')}</VisuallyHidden>;
  const number = write.number(month[state]);
  const picked = amounts.map(({ quantity, unit }) => write.quantity(quantity, unit));
  const said = [t(`produce.calendar.count.${state}`, { number }), ...picked].join(', ');
  return (
    <span className={styles.mark} data-state={state} title={said}>
      <span aria-hidden="true">{picked.length === 1 ? picked : null}</span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  );
}

const states = ['growing', 'expected', 'harvested'] as const;

/** What the colours of the calendar mean. */
export function CalendarLegend() {
  const { t } = useTranslation('catalog');
  return (
    <ul className={styles.legend}>
      {states.map((state) => (
        <li key={state} className={styles.key}>
          <span className={styles.mark} data-state={state} aria-hidden="true" />
          {t(`produce.calendar.${state}`)}
        </li>
      ))}
    </ul>
  );
}
