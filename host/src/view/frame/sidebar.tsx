import { Icon } from '@pazar/ui/icon';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { type SidebarEntry, sidebarEntries } from '../../core/builds/section-routes.ts';
import { useCurrentSession, useHost } from '../../host-services.ts';
import { bellSlotId, infoCountSlotId, infoPanelId } from '../page/frame-context.ts';
import { useRouteLabel } from '../page/use-route-label.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import foot from './foot.module.css';
import styles from './sidebar.module.css';

/** The navigation: entries from the descriptors, the two flags, and signing out. */
export function Sidebar() {
  const { t } = useTranslation();
  const { builds } = useHost();
  const session = useCurrentSession();

  return (
    <header className={styles.sidebar}>
      <p className={styles.brand}>
        <img src="/assets/pazar.svg" alt="" width={30} height={30} />
        <span>{t('brand')}</span>
      </p>
      {session !== null && <SearchButton />}
      <nav className={styles.navigation} aria-label={t('frame.main')}>
        <ul className={styles.entries}>
          {sidebarEntries(builds, session).map((entry) => (
            <li key={entry.route.path}>
              <SidebarLink entry={entry} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={foot.foot}>
        <LanguageSwitch />
        <span id={bellSlotId} />
        <InfoButton />
        {session !== null && <SignOutButton />}
      </div>
    </header>
  );
}

/** One entry. Its label is always its name, but visible on the selected entry only: see `EntryTip`. */
function SidebarLink({ entry: { route, build } }: { entry: SidebarEntry }) {
  const { sections, readAhead } = useHost();
  const label = useRouteLabel()(route);
  const page = `/${route.path}`;
  const preload = () => {
    if (build !== null) sections.preload(build.name, page);
  };
  // A tap has no hover before it: files and data are requested before the new page renders.
  const press = () => {
    preload();
    if (build !== null) readAhead(sections.current(build.name), page);
  };

  return (
    <NavLink
      to={page}
      className={styles.entry ?? ''}
      aria-label={label}
      data-entry
      onPointerEnter={preload}
      onFocus={preload}
      onPointerDown={({ button }) => button === 0 && press()}
      onClick={press}
    >
      <Icon name={route.icon} size={20} />
      <span className={styles.label}>{label}</span>
    </NavLink>
  );
}

/** Opens the command palette, which searches pages, actions and the agent's data. */
function SearchButton() {
  const { t } = useTranslation();
  const { commands } = useHost();
  return (
    <button
      type="button"
      className={styles.search}
      aria-label={t('command.open')}
      aria-keyshortcuts="Control+K"
      title={t('command.open')}
      onClick={() => commands.show('palette')}
    >
      <Icon name="search" size={20} />
      <span className={styles.searchText}>{t('command.field')}</span>
    </button>
  );
}

/** Opens the info bar on pages too narrow for its column. */
function InfoButton() {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={`${foot.button} ${foot.openInfo}`}
      aria-label={t('frame.openInfo')}
      title={t('frame.openInfo')}
      popoverTarget={infoPanelId}
    >
      <Icon name="info" size={20} />
      <span id={infoCountSlotId} className={foot.count} />
    </button>
  );
}
