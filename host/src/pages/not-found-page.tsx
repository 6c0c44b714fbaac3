import { Page } from '@pazar/ui/page';
import { TextLink } from '@pazar/ui/text-link';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../layout/page-title.tsx';

/** For an address that leads nowhere. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('notFound.title')}>
      <PageTitle>{t('notFound.title')}</PageTitle>
      <p>{t('notFound.detail')}</p>
      <p>
        <TextLink to="/">{t('notFound.back')}</TextLink>
      </p>
      <p>
        <TextLink to="/about">{t('about.link')}</TextLink>
      </p>
    </Page>
  );
}
