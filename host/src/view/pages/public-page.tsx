import { RouteName } from '@pazar/contracts/route-names';
import { TextLink } from '@pazar/ui/text-link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentSession } from '../../host-services.ts';
import { ButtonLink } from '../page/button-link.tsx';
import { PublicLinks } from './public-links.tsx';
import type { PublicPageName } from './public-page-names.ts';
import { ScreenPicture } from './screen-picture.tsx';
import styles from './public-page.module.css';

const points = {
  landing: ['field', 'selling', 'places'],
  feature: ['stock', 'products', 'promotions', 'locations', 'languages', 'devices'],
  subscription: ['free', 'payment', 'start'],
  contact: ['access', 'fault', 'data'],
} as const;

/** Contact has none: its reader looks for help. */
const screens = {
  landing: 'products',
  feature: 'promotions',
  subscription: 'dashboard',
  contact: null,
} as const;

/** A page about Pazar: its text, point by point, and links to continue. */
export function PublicPage({ name, children }: { name: PublicPageName; children?: ReactNode }) {
  const { t } = useTranslation();
  const isSignedIn = useCurrentSession() !== null;
  const screen = screens[name];
  return (
    <article className={styles.page}>
      <div className={styles.body}>
        <h1>{t(`public.${name}.heading`)}</h1>
        <p className={styles.lead}>{t(`public.${name}.lead`)}</p>
        <ul className={styles.points}>
          {points[name].map((point) => (
            <li key={point}>
              <Point name={name} point={point} />
            </li>
          ))}
        </ul>
        {children}
        {!isSignedIn && (
          <p className={styles.on}>
            <ButtonLink to={`/${RouteName.Home}/register`} variant="primary">
              {t('session.register')}
            </ButtonLink>
            <TextLink to={`/${RouteName.Home}`}>{t('session.signIn')}</TextLink>
          </p>
        )}
        {screen !== null && (
          <div className={styles.screen}>
            <ScreenPicture name={screen} />
          </div>
        )}
      </div>
      <PublicLinks />
    </article>
  );
}

type Points = typeof points;
type PointKey = { [Name in PublicPageName]: `${Name}.${Points[Name][number]}` }[PublicPageName];

function Point({ name, point }: { name: PublicPageName; point: string }) {
  const { t } = useTranslation();
  // The table above pairs each page with its own points; the loop over it forgets that.
  const key = `${name}.${point}` as PointKey;
  return (
    <>
      <h2>{t(`public.${key}.title`)}</h2>
      <p>{t(`public.${key}.detail`)}</p>
    </>
  );
}
