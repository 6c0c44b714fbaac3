import type { CalendarMonth, ProduceCalendar } from '@pazar/contracts/produce-calendar';
import { monthNames } from '@pazar/format/calendar-names';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { VisuallyHidden } from '@pazar/ui/visually-hidden';
import { useState } from 'react';
import { CalendarLots } from './calendar-lots.tsx';
import styles from './season-calendar.module.css';

/** Letters that tell the months apart in the head of the calendar. */
const shortName = 3;

type Crop = ProduceCalendar['crops'][number];

/** What a month of a crop is above all: picked, else expected, else growing. */
function stateOf({ harvested, expected, growing }: CalendarMonth) {
  if (harvested > 0) return 'harvested';
  if (expected > 0) return 'expected';
  return growing > 0 ? 'growing' : null;
}

/** Twelve months of all crops: when each grows, is ripe and was picked. A crop opens its lots. */
export function SeasonCalendar({ crops, year }: { crops: readonly Crop[]; year: number }) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const [openCrop, setOpenCrop] = useState<string | null>(null);
  const months = monthNames(locale);

  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{t('produce.calendar.caption', { year })}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.crop}>
              {t('produce.field.cropId')}
            </th>
            {months.map((month) => (
              <th key={month} scope="col" className={styles.month} abbr={month}>
                <span aria-hidden="true">{month.slice(0, shortName)}</span>
                <VisuallyHidden>{month}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        {crops.map((crop) => {
          const name = readLocalizedText(crop.cropName, locale).text;
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
                  <td key={month.month} className={styles.cell}>
                    <MonthMark month={month} />
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
  );
}

function MonthMark({ month }: { month: CalendarMonth }) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const state = stateOf(month);
  if (state === null) return <VisuallyHidden>{t('produce.calendar.nothing')}</VisuallyHidden>;
  const number = formatNumber(month[state], locale);
  return (
    <span className={styles.mark} data-state={state} title={t(`produce.calendar.${state}`)}>
      <span aria-hidden="true">{number}</span>
      <VisuallyHidden>{t(`produce.calendar.count.${state}`, { number })}</VisuallyHidden>
    </span>
  );
}
