import type { AccountStatus, AgentSummary, VerificationStatus } from '@pazar/contracts/agent';
import type { Locale } from '@pazar/contracts/locale';
import { formatDate } from '@pazar/format/date';
import type { Translate } from '@pazar/shell/translation';
import { Badge } from '@pazar/ui/badge';
import type { RowDescription } from '@pazar/ui/list/table/row-description';
import { RowTitle } from '@pazar/ui/row-title';
import type { agentList } from '../model/agent-list.ts';

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

/** What a row of the list is written with. */
export interface AgentRowContext {
  readonly t: Translate<'management'>;
  readonly locale: Locale;
}

/** How the list shows an agent. */
export const agentRow: RowDescription<AgentSummary, AgentRowContext, typeof agentList> = {
  nameOf: ({ displayName }) => displayName,
  columns: [
    {
      key: 'name',
      header: ({ t }) => t('management.column.name'),
      isPrimary: true,
      sort: 'name',
      cell: ({ displayName, username, userType }, { t }) => (
        <RowTitle
          icon="account"
          title={displayName}
          detail={`${username} · ${t(`management.userType.${userType}`)}`}
        />
      ),
    },
    {
      key: 'roles',
      header: ({ t }) => t('management.column.roles'),
      cell: ({ roles }, { t }) => roles.map((role) => t(`management.role.${role}`)).join(', '),
    },
    {
      key: 'settlement',
      header: ({ t }) => t('management.column.settlement'),
      isMinor: true,
      cell: ({ settlement }, { t }) => settlement ?? t('value.none'),
    },
    {
      key: 'account',
      header: ({ t }) => t('management.column.account'),
      kind: 'status',
      card: 'aside',
      sort: 'accountStatus',
      cell: ({ accountStatus }, { t }) => (
        <Badge tone={accountTones[accountStatus]}>{t(`management.account.${accountStatus}`)}</Badge>
      ),
    },
    {
      key: 'verification',
      header: ({ t }) => t('management.column.verification'),
      kind: 'status',
      sort: 'verificationStatus',
      cell: ({ verificationStatus }, { t }) => (
        <Badge tone={verificationTones[verificationStatus]}>
          {t(`management.verification.${verificationStatus}`)}
        </Badge>
      ),
    },
    {
      key: 'registered',
      header: ({ t }) => t('management.column.registered'),
      kind: 'date',
      align: 'end',
      isMinor: true,
      sort: 'creationDate',
      descendingFirst: true,
      cell: ({ creationDate }, { locale }) => formatDate(creationDate, locale),
    },
    {
      key: 'username',
      header: ({ t }) => t('management.column.username'),
      kind: 'code',
      isExtra: true,
      sort: 'username',
      cell: ({ username }) => username,
    },
    {
      key: 'userType',
      header: ({ t }) => t('management.column.userType'),
      isExtra: true,
      sort: 'userType',
      cell: ({ userType }, { t }) => t(`management.userType.${userType}`),
    },
  ],
};
