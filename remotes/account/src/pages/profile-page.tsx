import { isSuspended } from '@pazar/section/use-suspension';
import { useAuthStore } from '@pazar/shell';
import { useTranslation } from 'react-i18next';
import { PageSection } from '@pazar/ui/page-section';
import { GroupPage } from '../components/frame/group-page.tsx';
import { SessionFields } from '../components/frame/session-fields.tsx';
import { useAccount } from '../components/frame/use-account.ts';
import { EmailCard } from '../components/profile/email-card.tsx';
import { LanguageCard } from '../components/profile/language-card.tsx';
import { ProfileForm } from '../components/profile/profile-form.tsx';

/** Public profile, contact details and language. */
export function ProfilePage() {
  const { t } = useTranslation('account');
  const session = useAuthStore((auth) => auth.session);
  const account = useAccount();
  return (
    <GroupPage group="profile">
      <ProfileForm account={account} />
      <EmailCard account={account} isReadOnly={isSuspended(account)} />
      <LanguageCard />
      {session !== null && (
        <PageSection title={t('account.session.title')} isFramed>
          <SessionFields session={session} />
        </PageSection>
      )}
    </GroupPage>
  );
}
