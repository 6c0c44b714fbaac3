import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import styles from './public-links.module.css';
import { publicPageNames } from './public-page-names.ts';

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
