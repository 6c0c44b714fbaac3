import { RouteName } from '@pazar/contracts/route-names';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import styles from './public-links.module.css';

/** The pages about Pazar that anybody may read; each is a path. */
export const publicPageNames = [
  RouteName.Landing,
  RouteName.Feature,
  RouteName.Subscription,
  RouteName.Contact,
] as const;
export type PublicPageName = (typeof publicPageNames)[number];

/** Pages in a chunk that loads with the first of them: most visits open none. */
export type LazyPageName = PublicPageName | 'about' | 'notFound' | 'open';

/** The way between the pages about Pazar. */
export function PublicLinks() {
  const { t } = useTranslation();
  return (
    <nav className={styles.links} aria-label={t('public.links')}>
      {publicPageNames.map((name) => (
        <NavLink key={name} to={`/${name}`} className={styles.link ?? ''}>
          {t(`public.${name}.title`)}
        </NavLink>
      ))}
    </nav>
  );
}
