import { Page } from '@pazar/ui/page';
import { TextLink } from '@pazar/ui/text-link';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../page/page-title.tsx';

/** For a signed-in agent whose roles do not open the page. */
export function NoAccessPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('noAccess.title')}>
      <PageTitle>{t('noAccess.title')}</PageTitle>
      <p>{t('noAccess.detail')}</p>
      <p>
        <TextLink to="/dashboard">{t('noAccess.back')}</TextLink>
      </p>
    </Page>
  );
}
