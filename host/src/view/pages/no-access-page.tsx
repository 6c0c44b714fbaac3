import { Page } from '@pazar/ui/page';
import { TextLink } from '@pazar/ui/text-link';
import { useTranslation } from 'react-i18next';
import { useFirstPage } from '../page/use-descriptor-pages.ts';

/** For a signed-in agent whose roles give no access to the page. */
export function NoAccessPage() {
  const { t } = useTranslation();
  const first = useFirstPage();
  return (
    <Page title={t('noAccess.title')}>
      <p>{t('noAccess.detail')}</p>
      <p>
        <TextLink to={first}>{t('noAccess.back')}</TextLink>
      </p>
    </Page>
  );
}
