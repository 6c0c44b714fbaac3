import { Link, useLocation } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import styles from './record-tabs.module.css';

/** One page of a record. */
export interface RecordTab {
  /** Its address: `/product/{id}/stock`. */
  readonly path: string;
  readonly label: string;
  /** How much is on it, already written: "3". */
  readonly count?: string;
}

/** The pages of one record. Each has an address, so they are links. */
export function RecordTabs({ tabs }: { tabs: readonly RecordTab[] }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('record.tabs')} className={styles.tabs}>
      {tabs.map(({ path, label, count }) => (
        <Link
          key={path}
          to={path}
          className={styles.tab}
          aria-current={path === pathname ? 'page' : undefined}
        >
          {label}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
