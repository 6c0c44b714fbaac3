import { TextLink } from '@pazar/ui/text-link';
import { useTranslation } from 'react-i18next';
import { useHost, useCurrentSession } from '../../host-services.ts';
import { AboutPage } from '../diagnostics/about-page.tsx';
import type { LazyPageName, PublicPageName } from './public-page-names.ts';
import { NoAccessPage } from './no-access-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import styles from './public-page.module.css';
import { Navigate, useLocation } from 'react-router-dom';
import type { ShellLocationState } from '../page/location-state.ts';
import { useFirstPage, useSubjectPage } from '../page/use-descriptor-pages.ts';
import { RouteName } from '@pazar/contracts/route-names';
import type { ReactNode } from 'react';
import { ButtonLink } from '../page/button-link.tsx';
import { PublicLinks } from './public-links.tsx';
import { ScreenPicture } from './screen-picture.tsx';

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

/** The only entry of this chunk. */
export function TextPage({ name }: { name: LazyPageName }) {
  if (name === 'notFound') return <NotFoundPage />;
  if (name === 'about') return <AboutPage />;
  if (name === 'noAccess') return <NoAccessPage />;
  if (name === 'open') return <SubjectRedirect />;
  if (name === 'contact') {
    return (
      <PublicPage name={name}>
        <ContactDetail />
      </PublicPage>
    );
  }
  return <PublicPage name={name} />;
}

/** The operator's e-mail address; without one, other help. */
function ContactDetail() {
  const { t } = useTranslation();
  const { contact } = useHost().config;
  return (
    <>
      <p className={styles.address}>
        {contact === undefined ? (
          t('public.contact.noAddress')
        ) : (
          <>
            {t('public.contact.address')} <a href={`mailto:${contact}`}>{contact}</a>
          </>
        )}
      </p>
      <p className={styles.on}>
        <TextLink to="/about">{t('about.link')}</TextLink>
      </p>
    </>
  );
}

/**
 * `/open?of=lot&id=0193…` redirects to the page of a subject: to that of the most exact one which this
 * agent may open. Where there is none it says so; a visitor logs in first.
 */
function SubjectRedirect() {
  const session = useCurrentSession();
  const { builds } = useHost();
  const subjectPage = useSubjectPage();
  const first = useFirstPage();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const subjects = query.get('of')?.split(' ') ?? [];
  const page = subjectPage(subjects, query.get('id') ?? '');
  if (page !== undefined) return <Navigate to={page} replace />;
  if (session !== null) {
    const isKnown = builds.some(({ section: { links = {} } }) =>
      subjects.some((subject) => Object.hasOwn(links, subject)),
    );
    return isKnown ? <NoAccessPage /> : <NotFoundPage />;
  }
  const state: ShellLocationState = { wanted: pathname + search };
  return <Navigate to={first} replace state={state} />;
}

/** A page about Pazar: its text, point by point, and links to continue. */
function PublicPage({ name, children }: { name: PublicPageName; children?: ReactNode }) {
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
