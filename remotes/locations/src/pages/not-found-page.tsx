import { EmptyState } from '@pazar/ui/empty-state';
import { Page } from '@pazar/ui/page';
import { TextLink } from '@pazar/ui/text-link';
import { useTranslation } from '@pazar/shell/translation';

export function NotFoundPage() {
  const { t } = useTranslation('locations');
  return (
    <Page title={t('notFound.title')}>
      <EmptyState
        title={t('notFound.detail')}
        action={<TextLink to="/location">{t('location.notFound.back')}</TextLink>}
      />
    </Page>
  );
}
