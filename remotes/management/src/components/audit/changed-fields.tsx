import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { BeforeAfter } from '@pazar/ui/record/before-after';
import type { LoggedField } from '@pazar/ui/record/change-log';
import styles from './changed-fields.module.css';

/** How many fields a row shows unfolded: a taller row would hide the events below it. */
const shown = 3;

export interface ChangedFieldsProps {
  fields: readonly LoggedField[];
  /** The thing was created: its fields were nothing before. */
  isNew: boolean;
}

/** The fields of an event before and after; those after the third unfold. */
export function ChangedFields({ fields, isNew }: ChangedFieldsProps) {
  const { t } = useTranslation('management');
  const locale = useLocale();
  const count = fields.length - shown;
  return (
    <>
      <FieldList fields={fields.slice(0, shown)} isNew={isNew} />
      {count > 0 && (
        <details className={styles.more}>
          <summary>{t('audit.more', { count, number: formatNumber(count, locale) })}</summary>
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
