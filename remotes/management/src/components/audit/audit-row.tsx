import type { AuditEntry } from '@pazar/contracts/management';
import type { Merged } from '@pazar/section/merge-events';
import { listColumns } from '@pazar/section/list-columns';
import type { RowDescription } from '@pazar/section/list/table/row-description';
import { BeforeAfter } from '@pazar/section/record/before-after';
import type { LoggedChange, LoggedField } from '@pazar/section/record/change-log';
import { Quiet, Stack } from '@pazar/ui/layout';
import { TextLink } from '@pazar/ui/text-link';
import type { auditList } from '../../model/lists.ts';
import { useFormatters, type Formatters } from '../../model/use-formatters.ts';
import styles from './changed-fields.module.css';

export interface AuditRowContext extends Formatters {
  readonly logged: (entry: AuditEntry) => LoggedChange;
  readonly actionText: (action: string) => string;
}

type Key = 'what' | 'at' | 'who' | 'whose' | 'changes' | 'reason';

const column = listColumns<Merged<AuditEntry>, AuditRowContext, typeof auditList>()(
  ({ t }, key: Key) => t(`audit.column.${key}`),
);

/** An event of the audit: fields before and after side by side, with links to the subjects. */
export const auditRow: RowDescription<Merged<AuditEntry>, AuditRowContext, typeof auditList> = {
  nameOf: ({ action }, { actionText }) => actionText(action),
  columns: [
    column(
      'what',
      (entry, { logged, actionText, number }) => {
        const { href, label } = logged(entry);
        return (
          <Stack gap="small">
            <span>
              {actionText(entry.action)} {entry.count > 1 && `×${number(entry.count)}`}
            </span>
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
    column('at', ({ at }, { timestamp }) => <time dateTime={at}>{timestamp(at)}</time>, {
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

/** How many fields a row shows unfolded: a taller row would hide the events below it. */
const shown = 3;

interface ChangedFieldsProps {
  fields: readonly LoggedField[];
  /** The thing was created: its fields were nothing before. */
  isNew: boolean;
}

/** The fields of an event before and after; those after the third unfold. */
function ChangedFields({ fields, isNew }: ChangedFieldsProps) {
  const { t, number } = useFormatters();
  const count = fields.length - shown;
  return (
    <>
      <FieldList fields={fields.slice(0, shown)} isNew={isNew} />
      {count > 0 && (
        <details className={styles.more}>
          <summary>{t('audit.more', { count, number: number(count) })}</summary>
          <FieldList fields={fields.slice(shown)} isNew={isNew} />
        </details>
      )}
    </>
  );
}

function FieldList({ fields, isNew }: ChangedFieldsProps) {
  return (
    <dl className={styles.fields}>
      {fields.map(({ field, label, before, after }) => (
        <div key={field} className={styles.field}>
          <dt>{label}: </dt>
          <dd>{isNew ? after : <BeforeAfter before={before} after={after} />}</dd>
        </div>
      ))}
    </dl>
  );
}
