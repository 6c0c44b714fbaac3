import { useHttp } from '@pazar/shell/http';
import { useTranslation } from 'react-i18next';
import { Loaded } from '@pazar/section/record/loaded';
import { PageSection } from '@pazar/ui/page-section';
import { usePreferences } from '@pazar/section/record/use-preferences';
import { useQuery } from '@tanstack/react-query';
import { ownPreferences } from '../api/preferences.ts';
import { useAccount } from '../components/frame/use-account.ts';
import { GroupPage } from '../components/frame/group-page.tsx';
import { NewsPart } from '../components/notifications/news-part.tsx';
import { WaysMatrix } from '../components/notifications/ways-matrix.tsx';

/** The agent's notifications, and which events notify the agent in which way. */
export function NotificationsPage() {
  const { t } = useTranslation('account');
  const query = useQuery(ownPreferences(useHttp()));
  const { preferences, change } = usePreferences();
  const account = useAccount();
  return (
    <GroupPage group="notifications">
      <NewsPart />
      <PageSection title={t('account.notifications.title')} isFramed>
        <p>{t('account.notifications.lead')}</p>
        <Loaded
          query={query}
          texts={{
            loading: t('account.notifications.loading'),
            failed: t('account.notifications.failed'),
          }}
        >
          {(saved) => (
            <WaysMatrix
              isManager={account.roles.includes('ROLE_MANAGEMENT')}
              chosen={(preferences ?? saved).notifications}
              onChange={(event, ways) =>
                change((before) => ({
                  ...before,
                  notifications: { ...before.notifications, [event]: ways },
                }))
              }
            />
          )}
        </Loaded>
      </PageSection>
    </GroupPage>
  );
}
