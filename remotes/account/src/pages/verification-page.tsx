import type { Account } from '@pazar/contracts/account';
import { isSuspended } from '@pazar/section/use-suspension';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from 'react-i18next';
import { Loaded } from '@pazar/section/record/loaded';
import { useQuery } from '@tanstack/react-query';
import { verificationProgress } from '../api/account-calls.ts';
import { GroupPage } from '../components/frame/group-page.tsx';
import { useAccount } from '../components/frame/use-account.ts';
import { RequestForm } from '../components/verification/request-form.tsx';
import { VerificationCard } from '../components/verification/verification-card.tsx';

/** The state of the verification, and the request for it. */
export function VerificationPage() {
  const { t } = useTranslation('account');
  const account = useAccount();
  const query = useQuery(verificationProgress(useHttp()));
  return (
    <GroupPage group="verification">
      <Loaded query={query} texts={{ loading: t('account.loading'), failed: t('account.failed') }}>
        {(progress) => (
          <>
            <VerificationCard account={account} progress={progress} />
            {mayAsk(account) && !isSuspended(account) && (
              <RequestForm
                key={account.verification.status}
                account={account}
                progress={progress}
              />
            )}
          </>
        )}
      </Loaded>
    </GroupPage>
  );
}

/** Whether management can decide something: a verified seller may become a producer. */
function mayAsk({ verification, userType }: Account): boolean {
  if (verification.status === 'PENDING') return false;
  return verification.status !== 'VERIFIED' || userType === 'SELLER';
}
