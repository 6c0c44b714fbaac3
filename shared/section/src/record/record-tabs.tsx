import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useEffect, useRef } from 'react';
import styles from './record-tabs.module.css';

/** One page of a record. */
export interface RecordTab {
  /** Its URL: `/product/{id}/stock`. */
  readonly path: string;
  readonly label: string;
  /** How much is on it, already written: "3". */
  readonly count?: string;
}

/**
 * The pages of one record. Each has a URL, so they are links. When they do not fit they scroll
 * sideways, and the open one is in view.
 */
export function RecordTabs({ tabs }: { tabs: readonly RecordTab[] }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const row = useRef<HTMLDivElement>(null);
  const open = tabs.findIndex(({ path }) => path === pathname);
  useEffect(
    function showOpenTab() {
      const [first] = row.current?.children ?? [];
      const tab = row.current?.children[open];
      if (!row.current || !(first instanceof HTMLElement && tab instanceof HTMLElement)) return;
      // The open one is where the first one is while nothing is scrolled.
      row.current.scrollLeft = tab.offsetLeft - first.offsetLeft;
    },
    [open],
  );
  return (
    <nav aria-label={t('record.tabs')} className={styles.frame}>
      <div ref={row} className={styles.tabs}>
        {tabs.map(({ path, label, count }, index) => (
          <Link
            key={path}
            to={path}
            className={styles.tab}
            aria-current={index === open ? 'page' : undefined}
          >
            {label}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </Link>
        ))}
      </div>
    </nav>
  );
}
