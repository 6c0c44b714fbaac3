import { ownAccount } from '@pazar/section/account';
import { useHttp } from '@pazar/shell/http';
import { Outlet } from 'react-router-dom';
import { useAuthStore } from '@pazar/shell';
import { useTranslation } from 'react-i18next';
import { Page } from '@pazar/ui/page';
import { Loaded } from '@pazar/section/record/loaded';
import { RecordTabs } from '@pazar/section/record/record-tabs';
import { useQuery } from '@tanstack/react-query';
import { accountGroups } from '../components/frame/account-groups.ts';
import { AccountNotices } from '../components/frame/account-notices.tsx';

/** The frame of the section: the tabs of its groups, and the account that all of them show. */
export function AccountPage() {
  const { t } = useTranslation('account');
  const session = useAuthStore((auth) => auth.session);
  const query = useQuery(ownAccount(useHttp()));
  // The shell is signing out: it takes the section away in the same moment.
  if (session === null) return null;

  const name = query.data?.displayName ?? session.username;
  const { userType } = session;
  const type = t(`account.userType.${userType}`, { defaultValue: userType });
  return (
    <Page title={t('account.title')} subtitle={`${name} · ${type}`}>
      <RecordTabs
        tabs={accountGroups.map((group) => ({
          path: `/account/${group}`,
          label: t(`account.group.${group}`),
        }))}
      />
      <Loaded query={query} texts={{ loading: t('account.loading'), failed: t('account.failed') }}>
        {(account) => (
          <AccountNotices account={account}>
            <Outlet key={account.id} context={account} />
          </AccountNotices>
        )}
      </Loaded>
    </Page>
  );
}
