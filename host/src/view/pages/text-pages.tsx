import { TextLink } from '@pazar/ui/text-link';
import { useTranslation } from 'react-i18next';
import { useHost } from '../../host-services.ts';
import { AboutPage } from '../diagnostics/about-page.tsx';
import type { LazyPageName } from './public-page-names.ts';
import { NoAccessPage } from './no-access-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PublicPage } from './public-page.tsx';
import { SubjectRedirect } from './subject-redirect.tsx';
import styles from './public-page.module.css';

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
