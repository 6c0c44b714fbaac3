import type { AuditEntry } from '@pazar/contracts/management';
import type { Locale } from '@pazar/contracts/locale';
import { formatDateTime } from '@pazar/format/date';
import type { Translate } from '@pazar/shell/translation';
import { listColumns } from '@pazar/section/list-columns';
import type { RowDescription } from '@pazar/ui/list/table/row-description';
import type { LoggedChange } from '@pazar/ui/record/change-log';
import { Quiet, Stack } from '@pazar/ui/record/layout';
import { TextLink } from '@pazar/ui/text-link';
import type { auditList } from '../../model/audit-list.ts';
import { ChangedFields } from './changed-fields.tsx';

/** What a row of the audit is written with. */
export interface AuditRowContext {
  readonly t: Translate<'management'>;
  readonly locale: Locale;
  readonly logged: (entry: AuditEntry) => LoggedChange;
  readonly actionText: (action: string) => string;
}

type Key = 'what' | 'at' | 'who' | 'whose' | 'changes' | 'reason';

const column = listColumns<AuditEntry, AuditRowContext, typeof auditList>()(({ t }, key: Key) =>
  t(`audit.column.${key}`),
);

/** How the audit shows an event: fields before and after side by side, and links to what is meant. */
export const auditRow: RowDescription<AuditEntry, AuditRowContext, typeof auditList> = {
  nameOf: ({ action }, { actionText }) => actionText(action),
  columns: [
    column(
      'what',
      (entry, { logged, actionText }) => {
        const { href, label } = logged(entry);
        return (
          <Stack gap="small">
            {actionText(entry.action)}
            {href === undefined ? (
              <Quiet>{label}</Quiet>
            ) : (
              <TextLink to={href}>{label ?? href}</TextLink>
            )}
          </Stack>
        );
      },
      { isPrimary: true },
    ),
    column('at', ({ at }, { locale }) => <time dateTime={at}>{formatDateTime(at, locale)}</time>, {
      kind: 'date',
      sort: 'at',
      descendingFirst: true,
    }),
    column('who', ({ actor, actorRole }, { t }) =>
      actor === null ? t(`audit.role.${actorRole}`) : <Person person={actor} />,
    ),
    column('whose', ({ agent }) => agent && <Person person={agent} />, { isMinor: true }),
    column('changes', (entry, { logged }) => {
      const { fields } = logged(entry);
      if (fields.length === 0) return null;
      return <ChangedFields fields={fields} isNew={entry.before === null} />;
    }),
    column('reason', ({ reason }) => reason, { isMinor: true }),
  ],
};

function Person({ person: { id, displayName } }: { person: NonNullable<AuditEntry['agent']> }) {
  return <TextLink to={`/management/agents/${id}`}>{displayName}</TextLink>;
}
