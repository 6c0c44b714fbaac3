import type { ImportJob, ImportRow } from '@pazar/contracts/import';
import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { ImportEffectBadge } from './import-effect-badge.tsx';
import { ImportRowChanges } from './import-row-changes.tsx';
import type { ImportTarget } from './import-target.ts';
import styles from './import.module.css';
import { rowName, faultyColumns, otherColumns, rowFaults } from './row-cells.ts';
import { isEntered } from './use-import-entries.ts';
import { type FaultyRow, useRowSave } from './use-row-save.ts';
import { Columns } from '@pazar/ui/layout';
import { ImportRowField } from './import-row-field.tsx';
import { ImportRowSave } from './import-row-save.tsx';

export interface ImportCardsProps extends Omit<FaultyRow, 'row'> {
  rows: readonly ImportRow[];
  /** Newer rows are loading. */
  isBusy: boolean;
}

/** Rows of the file as cards, for a phone: those with errors are forms. */
export function ImportCards({ rows, isBusy, ...common }: ImportCardsProps) {
  const { job, target, entries } = common;
  return (
    <ul className={styles.rows} aria-busy={isBusy}>
      {rows.map((row) =>
        row.status === 'ERROR' || isEntered(entries.of(row)) ? (
          <ImportRowEditor key={row.number} {...common} row={row} />
        ) : (
          <PlainCard key={row.number} job={job} row={row} target={target} />
        ),
      )}
    </ul>
  );
}

interface PlainCardProps {
  job: ImportJob;
  row: ImportRow;
  target: ImportTarget;
}

/** A row without errors: its name, what it does, and what it changes. */
function PlainCard({ job, row, target }: PlainCardProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <h3 className={styles.rowName}>
          {t('import.row', { number: formatNumber(row.number, locale) })}{' '}
          {rowName(row, target.naming)}
        </h3>
        <ImportEffectBadge row={row} />
      </div>
      <ImportRowChanges job={job} row={row} codes={target.codes} />
    </li>
  );
}

/** A row with errors as a card, shown at its cells, or above them when they concern no cell. */
function ImportRowEditor(of: FaultyRow) {
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
