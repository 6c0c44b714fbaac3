import type { ImportJob, ImportRow } from '@pazar/contracts/import';
import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { ImportEffectBadge } from './import-effect-badge.tsx';
import { ImportRowChanges } from './import-row-changes.tsx';
import { ImportRowEditor } from './import-row-editor.tsx';
import type { ImportTarget } from './import-target.ts';
import styles from './import.module.css';
import { rowName } from './row-cells.ts';
import { isEntered } from './use-import-entries.ts';
import type { FaultyRow } from './use-row-save.ts';

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
