import { useSession } from '@pazar/shell/session';
import { Page } from '@pazar/ui/page';
import { useTranslation } from '@pazar/shell/translation';
import { SessionFields } from '../components/session-fields.tsx';

export function AccountPage() {
  const { t } = useTranslation('account');
  const session = useSession();
  // The shell is signing out: it takes the section away in the same moment.
  if (session === null) return null;

  return (
    <Page title={t('account.title')} subtitle={session.username}>
      <SessionFields session={session} />
    </Page>
  );
}
