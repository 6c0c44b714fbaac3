import { useTranslation } from 'react-i18next';
import { useCurrentSession, useHost } from '../../host-services.ts';
import { InfoButton } from './info-button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SidebarLink } from './sidebar-link.tsx';
import { sidebarEntries } from '../../core/builds/sidebar-entries.ts';
import { SignOutButton } from './sign-out-button.tsx';
import styles from './sidebar.module.css';

/** The navigation: entries from the descriptors, the two flags, and signing out. */
export function Sidebar() {
  const { t } = useTranslation();
  const { builds } = useHost();
  const session = useCurrentSession();

  return (
    <header className={styles['sidebar']}>
      <p className={styles['brand']}>
        <img src="/assets/pazar.svg" alt="" width={30} height={30} />
        <span>{t('brand')}</span>
      </p>
      <nav className={styles['navigation']} aria-label={t('frame.main')}>
        <ul className={styles['entries']}>
          {sidebarEntries(builds, session).map((entry) => (
            <li key={entry.route.path}>
              <SidebarLink entry={entry} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['foot']}>
        <LanguageSwitch />
        {session !== null && <InfoButton />}
        {session !== null && <SignOutButton />}
      </div>
    </header>
  );
}
