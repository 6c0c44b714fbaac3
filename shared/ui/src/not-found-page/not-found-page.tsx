import { useTranslation } from 'react-i18next';
import { EmptyState } from '../status-panel/empty-state.tsx';
import { Page } from '../page/page.tsx';
import { TextLink } from '../text-link/text-link.tsx';

export interface NotFoundPageProps {
  /** Path of the section's first page, `/product`. */
  backTo: string;
}

/** A section's page for an unknown URL below its own. The texts are the shell's. */
export function NotFoundPage({ backTo }: NotFoundPageProps) {
  const { t } = useTranslation('shell');
  return (
    <Page title={t('notFound.title')}>
      <EmptyState
        title={t('notFound.inSection')}
        action={<TextLink to={backTo}>{t('notFound.back')}</TextLink>}
      />
    </Page>
  );
}
