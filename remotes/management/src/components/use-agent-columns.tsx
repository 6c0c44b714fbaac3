import type { AccountStatus, AgentSummary, VerificationStatus } from '@pazar/contracts/agent';
import { formatDate } from '@pazar/format/date';
import { useLocale } from '@pazar/shell/locale';
import { Badge } from '@pazar/ui/badge';
import type { Column } from '@pazar/ui/data-table-column';
import { RowTitle } from '@pazar/ui/row-title';
import { useTranslation } from '@pazar/shell/translation';

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
} as const satisfies Record<VerificationStatus, string>;

export function useAgentColumns(): Column<AgentSummary>[] {
  const { t } = useTranslation('management');
  const locale = useLocale();

  return [
    {
      key: 'name',
      header: t('management.column.name'),
      isPrimary: true,
      cell: ({ displayName, username, userType }) => (
        <RowTitle
          icon="account"
          title={displayName}
          detail={`${username} · ${t(`management.userType.${userType}`)}`}
        />
      ),
    },
    {
      key: 'roles',
      header: t('management.column.roles'),
      cell: ({ roles }) => roles.map((role) => t(`management.role.${role}`)).join(', '),
    },
    {
      key: 'settlement',
      header: t('management.column.settlement'),
      isMinor: true,
      cell: ({ settlement }) => settlement ?? t('value.none'),
    },
    {
      key: 'account',
      header: t('management.column.account'),
      card: 'aside',
      cell: ({ accountStatus }) => (
        <Badge tone={accountTones[accountStatus]}>{t(`management.account.${accountStatus}`)}</Badge>
      ),
    },
    {
      key: 'verification',
      header: t('management.column.verification'),
      cell: ({ verificationStatus }) => (
        <Badge tone={verificationTones[verificationStatus]}>
          {t(`management.verification.${verificationStatus}`)}
        </Badge>
      ),
    },
    {
      key: 'registered',
      header: t('management.column.registered'),
      align: 'end',
      isMinor: true,
      cell: ({ creationDate }) => formatDate(creationDate, locale),
    },
  ];
}
