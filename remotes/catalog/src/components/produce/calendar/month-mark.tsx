import type { CalendarMonth } from '@pazar/contracts/produce-calendar';
import { useFormatters } from '@pazar/section/use-formatters';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@pazar/ui/visually-hidden';
import { type MonthAmount, stateOf } from '../../../model/produce/calendar.ts';
import styles from './season-calendar.module.css';

interface MonthMarkProps {
  month: CalendarMonth;
  isPast: boolean;
  /** What was picked in it, or is to be picked. */
  amounts: readonly MonthAmount[];
}

/** What happens to a crop in a month; months of one state join to a bar. */
export function MonthMark({ month, isPast, amounts }: MonthMarkProps) {
  const { t, ...format } = useFormatters('catalog');
  const state = stateOf(month);
  if (state === null) return <VisuallyHidden>{t('produce.calendar.nothing')}</VisuallyHidden>;
  const number = format.number(month[state]);
  const written = amounts.map(({ quantity, unit }) => format.quantity(quantity, unit));
  const isMissed = isPast && state === 'expected';
  const key = isMissed ? 'missed' : state;
  const said = [t(`produce.calendar.count.${key}`, { number }), ...written].join(', ');
  return (
    <span className={styles.mark} data-state={state} data-missed={isMissed} title={said}>
      <span aria-hidden="true">{written.length === 1 && inLines(written[0])}</span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  );
}

/** A long unit is below its number: beside it, it would extend the calendar beyond its last month. */
const inLines = (quantity = '') => quantity.replaceAll('\u00A0', ' ');

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
