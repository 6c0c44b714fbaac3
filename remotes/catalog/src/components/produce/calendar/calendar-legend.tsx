import { useTranslation } from '@pazar/shell/translation';
import styles from './season-calendar.module.css';

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
