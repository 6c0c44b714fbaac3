import type { AgentSummary } from '@pazar/contracts/agent';
import { listColumns } from '@pazar/section/list-columns';
import { RecordPicture } from '@pazar/section/record-picture';
import { settlementFor } from '@pazar/section/settlement-for';
import type { RowDescription } from '@pazar/section/list/table/row-description';
import { RowTitle } from '@pazar/ui/row-title';
import type { Formatters } from '../../model/use-formatters.ts';
import { AccountBadge, VerificationBadge } from './agent-badges.tsx';
import type { agentList } from '../../model/lists.ts';

type Key =
  | 'name'
  | 'roles'
  | 'settlement'
  | 'account'
  | 'verification'
  | 'registered'
  | 'email'
  | 'phone'
  | 'taxNumber'
  | 'username'
  | 'userType';

const column = listColumns<AgentSummary, Formatters, typeof agentList>()(({ t }, key: Key) =>
  t(`management.column.${key}`),
);

/** How the list shows an agent. */
export const agentRow: RowDescription<AgentSummary, Formatters, typeof agentList> = {
  nameOf: ({ displayName }) => displayName,
  hrefOf: ({ id }) => `/management/agents/${id}`,
  columns: [
    column(
      'name',
      ({ displayName, username, userType }, { t }) => (
        <RowTitle
          picture={<RecordPicture name={displayName} kind={userType} />}
          title={displayName}
          detail={`${username} · ${t(`management.userType.${userType}`)}`}
        />
      ),
      { isPrimary: true, sort: 'name' },
    ),
    column(
      'roles',
      ({ roles }, { t }) => roles.map((role) => t(`management.role.${role}`)).join(', '),
      { card: 'hidden', sort: 'roles' },
    ),
    column('settlement', (agent, { locale }) => settlementFor(agent, locale), {
      isMinor: true,
      card: 'hidden',
      sort: 'settlement',
    }),
    column('account', ({ accountStatus }) => <AccountBadge status={accountStatus} />, {
      kind: 'status',
      card: 'aside',
      sort: 'accountStatus',
    }),
    column(
      'verification',
      ({ verificationStatus }) => <VerificationBadge status={verificationStatus} />,
      {
        kind: 'status',
        card: 'aside',
        sort: 'verificationStatus',
      },
    ),
    column('registered', ({ creationDate }, words) => words.day(creationDate), {
      kind: 'date',
      align: 'end',
      isMinor: true,
      card: 'hidden',
      sort: 'creationDate',
      descendingFirst: true,
    }),
    column('email', ({ email }) => email, { isExtra: true }),
    column('phone', ({ phone }) => phone, { isExtra: true }),
    column('taxNumber', ({ taxNumber }) => taxNumber, { kind: 'code', isExtra: true }),
    column('username', ({ username }) => username, {
      kind: 'code',
      isExtra: true,
      sort: 'username',
    }),
    column('userType', ({ userType }, { t }) => t(`management.userType.${userType}`), {
      isExtra: true,
      sort: 'userType',
    }),
  ],
};
