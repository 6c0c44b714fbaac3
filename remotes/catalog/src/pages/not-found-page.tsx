import type { TextKey } from '@pazar/shell/locale';
import { EmptyState } from '@pazar/ui/empty-state';
import { Page } from '@pazar/ui/page';
import { TextLink } from '@pazar/ui/text-link';
import { useTranslation } from '@pazar/shell/translation';

export interface NotFoundPageProps {
  /** Path of the list to go back to. */
  backTo: string;
  /** Translation key that names it. */
  backKey: TextKey<'catalog'>;
}

export function NotFoundPage({ backTo, backKey }: NotFoundPageProps) {
  const { t } = useTranslation('catalog');
  return (
    <Page title={t('notFound.title')}>
      <EmptyState
        title={t('notFound.detail')}
        action={<TextLink to={backTo}>{t(backKey)}</TextLink>}
      />
    </Page>
  );
}
