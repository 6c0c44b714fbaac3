import { Button } from '@pazar/ui/button';
import { InfoCard } from '@pazar/ui/info-card';
import { TextLink } from '@pazar/ui/text-link';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useHost } from '../../host-services.ts';
import { languages } from '../page/languages.ts';
import { ButtonLink } from '../page/button-link.tsx';
import { infoPanelId } from '../page/frame-context.ts';
import { ServiceState } from './service-state.tsx';
import styles from './default-info.module.css';

/** The info bar of a visitor: the way in, what Pazar is, the language and the state of the service. */
export function VisitorInfo() {
  const { t } = useTranslation();
  return (
    <>
      <InfoCard title={t('visitor.account')}>
        <p>{t('visitor.why')}</p>
        <div className={styles.ways}>
          <SignInWay />
          <ButtonLink to="/home/register">{t('session.register')}</ButtonLink>
        </div>
      </InfoCard>
      <InfoCard title={t('public.landing.title')}>
        <p>{t('public.landing.lead')}</p>
        <p className={styles.more}>
          <TextLink to="/landing">{t('visitor.more')}</TextLink>
        </p>
      </InfoCard>
      <InfoCard title={t('visitor.language')}>
        <Languages />
      </InfoCard>
      <ServiceState />
    </>
  );
}

/** On home the form is beside it. */
function SignInWay() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  if (pathname !== '/home') return <ButtonLink to="/home">{t('session.signIn')}</ButtonLink>;
  return <Button onClick={goToForm}>{t('visitor.toForm')}</Button>;
}

function goToForm(): void {
  // A drawer that closes gives the focus back to its button.
  const panel = document.getElementById(infoPanelId);
  if (panel?.popover) panel.hidePopover();
  document.querySelector<HTMLElement>('#content form input')?.focus();
}

/** In words, for those who do not look for flags. */
function Languages() {
  const { locale: current, changeLocale } = useHost();
  return (
    <div className={`${styles.ways} ${styles.languages}`}>
      {languages.map(({ locale, name }) => (
        <Button
          key={locale}
          lang={locale}
          aria-pressed={locale === current}
          onClick={() => void changeLocale(locale)}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
