import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import styles from './management-tabs.module.css';

/** The pages of management. The path of each is the prefix of its subpages. */
const pages = [
  ['agents', '/management', ['/management/agents']],
  ['verification', '/management/verification', []],
  ['moderation', '/management/moderation', []],
  ['audit', '/management/audit', []],
  ['reference', '/management/reference', []],
  ['figures', '/management/figures', []],
  ['releases', '/management/releases', ['/management/reports']],
] as const;

/** All pages of management, on as many lines as they need: none is out of sight. */
export function ManagementTabs() {
  const { t } = useTranslation('management');
  const { pathname } = useLocation();
  const isBelow = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return (
    <nav className={styles.tabs} aria-label={t('tabs')}>
      {pages.map(([name, path, also]) => {
        const isOpen = [path, ...also].some((one) =>
          one === '/management' ? pathname === one : isBelow(one),
        );
        return (
          <Link
            key={name}
            to={path}
            className={styles.tab}
            aria-current={isOpen ? 'page' : undefined}
          >
            {t(`tabs.${name}`)}
          </Link>
        );
      })}
    </nav>
  );
}
