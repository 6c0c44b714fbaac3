import { TextLink } from '@pazar/ui/text-link';
import { useTranslation } from 'react-i18next';
import { useHost } from '../../host-services.ts';
import styles from './public-page.module.css';

/** The address that the operator has set; without one, who can help. */
export function ContactDetail() {
  const { t } = useTranslation();
  const { contact } = useHost().config;
  return (
    <>
      <p className={styles['address']}>
        {contact === undefined ? (
          t('public.contact.noAddress')
        ) : (
          <>
            {t('public.contact.address')} <a href={`mailto:${contact}`}>{contact}</a>
          </>
        )}
      </p>
      <p className={styles['on']}>
        <TextLink to="/about">{t('about.link')}</TextLink>
      </p>
    </>
  );
}
