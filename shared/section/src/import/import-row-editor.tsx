import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Columns } from '@pazar/ui/layout';
import { ImportEffectBadge } from './import-effect-badge.tsx';
import { ImportRowChanges } from './import-row-changes.tsx';
import { ImportRowField } from './import-row-field.tsx';
import { ImportRowSave } from './import-row-save.tsx';
import styles from './import.module.css';
import { faultyColumns, otherColumns, rowFaults, rowName } from './row-cells.ts';
import { type FaultyRow, useRowSave } from './use-row-save.ts';

/** A row with errors as a card, shown at its cells, or above them when they concern no cell. */
export function ImportRowEditor(of: FaultyRow) {
  const { job, row, target } = of;
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const saving = useRowSave(of);
  const field = (column: string) => <ImportRowField key={column} of={of} column={column} />;
  return (
    <li data-number={row.number}>
      <form className={styles.row} noValidate onSubmit={saving.submit}>
        <div className={styles.rowHead}>
          <h3 className={styles.rowName}>
            {t('import.row', { number: formatNumber(row.number, locale) })}{' '}
            {rowName(row, target.naming)}
          </h3>
          <ImportEffectBadge row={row} />
          <span className={styles.note}>
            {t('import.line', { number: formatNumber(row.line, locale) })}
          </span>
        </div>
        {rowFaults(row).map(({ code, detail }) => (
          <p key={code} className={styles.fault}>
            {detail}
          </p>
        ))}
        <Columns>{faultyColumns(row).map(field)}</Columns>
        <ImportRowChanges job={job} row={row} codes={target.codes} />
        <details className={styles.more}>
          <summary>{t('import.otherCells')}</summary>
          <Columns>{otherColumns(job, row).map(field)}</Columns>
        </details>
        <ImportRowSave row={row} saving={saving} />
      </form>
    </li>
  );
}
