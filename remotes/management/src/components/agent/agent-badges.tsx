import type { AccountStatus, VerificationStatus } from '@pazar/contracts/account-status';
import type { AgentDetail } from '@pazar/contracts/management';
import { useOutletContext } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Badge } from '@pazar/ui/badge';

const accountTones = {
  ACTIVE: 'good',
  SUSPENDED: 'danger',
  CLOSING: 'attention',
  CLOSED: 'neutral',
} as const satisfies Record<AccountStatus, string>;

const verificationTones = {
  NONE: 'neutral',
  PENDING: 'attention',
  VERIFIED: 'good',
  REJECTED: 'danger',
  CHANGES_REQUESTED: 'attention',
} as const satisfies Record<VerificationStatus, string>;

export function AccountBadge({ status }: { status: AccountStatus }) {
  const { t } = useTranslation('management');
  return <Badge tone={accountTones[status]}>{t(`management.account.${status}`)}</Badge>;
}

export function VerificationBadge({ status }: { status: VerificationStatus }) {
  const { t } = useTranslation('management');
  return <Badge tone={verificationTones[status]}>{t(`management.verification.${status}`)}</Badge>;
}

/** The agent of the page around: `AgentPage` hands it on. */
export const useAgent = () => useOutletContext<AgentDetail>();
