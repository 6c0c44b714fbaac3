import { RouteName } from '@pazar/contracts/route-names';
import { Icon } from '@pazar/ui/icon';
import { TextLink } from '@pazar/ui/text-link';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../page/button-link.tsx';
import { GoogleLink, GoogleOutcomeNotice } from '../sign-in/google-sign-in.tsx';
import { PasskeySignIn } from '../sign-in/passkey-sign-in.tsx';
import { SignInForm } from '../sign-in/sign-in-form.tsx';
import { PublicLinks } from './public-links.tsx';
import { ScreenPicture } from './screen-picture.tsx';
import styles from './home-page.module.css';

const points = [
  ['stock', 'produce'],
  ['offline', 'offline'],
  ['places', 'location'],
] as const;

export interface HomePageProps {
  /** The page that the visitor asked for before signing in, or null. */
  readonly wanted: string | null;
}

/** A description of Pazar, and the sign-in form. */
export function HomePage({ wanted }: HomePageProps) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  return (
    <div className={styles.home}>
      <div className={styles.opening}>
        <div className={styles.words}>
          <h1>{t('home.title')}</h1>
          <p>{t('home.lead')}</p>
          <div className={styles.screens}>
            <ScreenPicture name="products" />
            <ScreenPicture name="phone" />
          </div>
        </div>
        <section className={styles.card} aria-labelledby="sign-in">
          <h2 id="sign-in">{t('session.signInTitle')}</h2>
          {wanted !== null && (
            <p role="status" className={styles.needed}>
              {t('session.needed')}
            </p>
          )}
          <GoogleOutcomeNotice />
          <SignInForm challenge={search.get('code')} offersDemo />
          <PasskeySignIn />
          <GoogleLink />
          <p className={styles.forgot}>
            <TextLink to={`/${RouteName.Home}/forgot`}>{t('session.forgot')}</TextLink>
          </p>
          <div className={styles.register}>
            <p>{t('session.noAccount')}</p>
            <ButtonLink to={`/${RouteName.Home}/register`}>{t('session.register')}</ButtonLink>
          </div>
        </section>
      </div>
      <ul className={styles.points}>
        {points.map(([point, icon]) => (
          <li key={point}>
            <Icon name={icon} size={24} />
            <h2>{t(`home.${point}.title`)}</h2>
            <p>{t(`home.${point}.detail`)}</p>
          </li>
        ))}
      </ul>
      <PublicLinks />
    </div>
  );
}
