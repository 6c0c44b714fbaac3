import type { ImportRow } from '@pazar/contracts/import';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { DataTableHead } from '@pazar/ui/parts/data-table-head';
import tableStyles from '@pazar/ui/parts/data-table.module.css';
import { useIsTooWide } from '../list/table/use-is-too-wide.ts';
import { VisuallyHidden } from '@pazar/ui/visually-hidden';
import { FaultyTableRow, PlainTableRow } from './import-table-row.tsx';
import styles from './import-table.module.css';
import { faultyColumns, tableColumns } from './row-cells.ts';
import { isEntered } from './use-import-entries.ts';
import type { FaultyRow } from './use-row-save.ts';

export interface ImportTableProps extends Omit<FaultyRow, 'row'> {
  /** The accessible name. */
  label: string;
  rows: readonly ImportRow[];
  /** Newer rows are loading. */
  isBusy: boolean;
}

/**
 * Rows of the file as a table that scrolls sideways within its frame: the cells with errors are
 * fields, all others are texts.
 */
export function ImportTable({ label, rows, isBusy, ...common }: ImportTableProps) {
  const { t } = useTranslation('shell');
  const { frame, isTooWide } = useIsTooWide();
  const columns = useTableColumns(common, rows);
  const head = [
    { key: 'line', header: t('import.lineHead'), align: 'end' as const },
    ...(common.job.effects === undefined
      ? []
      : [{ key: 'effect', header: t('import.effectHead') }]),
    ...columns.map((key) => ({ key, header: common.job.columnNames[key] ?? key })),
  ];
  return (
    <div ref={frame} className={`${tableStyles.frame} ${styles.frame}`} data-too-wide={isTooWide}>
      <table className={`${tableStyles.table} ${styles.table}`} aria-busy={isBusy}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <DataTableHead columns={head} />
        <tbody>
          {rows.map((row) =>
            row.status === 'ERROR' || isEntered(common.entries.of(row)) ? (
              <FaultyTableRow key={row.number} {...common} row={row} columns={columns} />
            ) : (
              <PlainTableRow
                key={row.number}
                job={common.job}
                row={row}
                columns={columns}
                target={common.target}
              />
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

/** The columns that are shown: one whose errors are fixed stays where it is. */
function useTableColumns(
  { job, target }: Pick<ImportTableProps, 'job' | 'target'>,
  rows: readonly ImportRow[],
): readonly string[] {
  const [known, setKnown] = useState<readonly string[]>([]);
  const found = rows.flatMap(faultyColumns);
  const faulty = [...new Set([...known, ...found])];
  if (faulty.length > known.length) setKnown(faulty);
  return tableColumns(job, faulty, target.naming);
}
