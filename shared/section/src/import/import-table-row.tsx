import type { ImportJob, ImportRow } from '@pazar/contracts/import';
import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { type ReactNode, useId, useState } from 'react';
import tableStyles from '@pazar/ui/parts/data-table.module.css';
import { Icon } from '@pazar/ui/icon';
import { IconButton } from '@pazar/ui/icon-button';
import { VisuallyHidden } from '@pazar/ui/visually-hidden';
import { isSearched } from './import-cell.tsx';
import { ImportEffectBadge } from './import-effect-badge.tsx';
import { ImportRowChanges } from './import-row-changes.tsx';
import { ImportRowDetail } from './import-row-detail.tsx';
import { ImportRowField } from './import-row-field.tsx';
import styles from './import-table.module.css';
import type { ImportTarget } from './import-target.ts';
import { faultyColumns, isUnconfirmed, otherColumns, rowFaults, rowName } from './row-cells.ts';
import { isEntered } from './use-import-entries.ts';
import { type FaultyRow, useRowSave } from './use-row-save.ts';

interface TableRowProps {
  row: ImportRow;
  /** The columns of the table. */
  columns: readonly string[];
  target: ImportTarget;
}

/** A row without errors: texts, as they are in the file, and below what it changes. */
export function PlainTableRow({ job, row, columns, target }: TableRowProps & { job: ImportJob }) {
  const hasChanges = row.changes !== undefined && row.changes.length > 0;
  return (
    <>
      <tr className={`${tableStyles.row} ${styles.plain}`} data-has-detail={hasChanges}>
        <LineCell row={row} target={target} />
        <EffectCell job={job} row={row} />
        {columns.map((column) => (
          <TextCell key={column} text={row.cells[column]} />
        ))}
      </tr>
      {hasChanges && (
        <tr className={`${tableStyles.row} ${styles.below}`}>
          <td colSpan={columns.length + 2}>
            <div className={styles.detail}>
              <ImportRowChanges job={job} row={row} codes={target.codes} />
            </div>
          </td>
        </tr>
      )}
    </>
  );
}

/** Absent where the API does not answer what rows do. */
function EffectCell({ job, row }: { job: ImportJob; row: ImportRow }) {
  if (job.effects === undefined) return null;
  return (
    <td className={tableStyles.cell} data-kind="text">
      <ImportEffectBadge row={row} />
    </td>
  );
}

export interface FaultyTableRowProps extends FaultyRow {
  /** The columns of the table. */
  columns: readonly string[];
}

/** A row with errors: a field at each of them, and below what concerns the row as a whole. */
export function FaultyTableRow({ columns, ...of }: FaultyTableRowProps) {
  const { job, row, target, choices, entries } = of;
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const form = useId();
  const [isOpen, setOpen] = useState(false);
  const saving = useRowSave(of);
  const faulty = faultyColumns(row);
  const entered = entries.of(row);
  const hasOthers = otherColumns(job, row).length > 0;
  const hasDetail =
    isOpen ||
    isUnconfirmed(row) ||
    !hasOthers ||
    isEntered(entered) ||
    rowFaults(row).length > 0 ||
    // Its text counts when the focus leaves it, which then finds the button.
    faulty.some((column) => isSearched(choices[column])) ||
    saving.error !== null;
  return (
    <>
      <tr className={`${tableStyles.row} ${styles.faulty}`} data-number={row.number}>
        <LineCell row={row} target={target}>
          {hasOthers && (
            <IconButton
              icon="next"
              label={t('import.otherCellsOf', { number: formatNumber(row.line, locale) })}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            />
          )}
        </LineCell>
        <EffectCell job={job} row={row} />
        {columns.map((column) =>
          faulty.includes(column) ? (
            <td key={column} className={tableStyles.cell} data-kind="text" data-faulty>
              <ImportRowField of={of} column={column} isLabelHidden form={form} />
            </td>
          ) : (
            <TextCell key={column} text={entered[column] ?? row.cells[column]} />
          ),
        )}
      </tr>
      {hasDetail && (
        <tr className={`${tableStyles.row} ${styles.below}`} data-number={row.number}>
          <td colSpan={columns.length + 2}>
            <ImportRowDetail of={of} saving={saving} form={form} isOpen={isOpen} />
          </td>
        </tr>
      )}
    </>
  );
}

function TextCell({ text }: { text: string | undefined }) {
  return (
    <td className={tableStyles.cell} data-kind="text">
      <span className={styles.text}>{text}</span>
    </td>
  );
}

interface LineCellProps extends Omit<TableRowProps, 'columns'> {
  /** Ahead of the number. */
  children?: ReactNode;
}

/** The header of a row: its line in the file, and its name for screen readers. */
function LineCell({ row, target, children }: LineCellProps) {
  const locale = useLocale();
  return (
    <th scope="row" className={tableStyles.cell} data-kind="number">
      <span className={styles.line}>
        {children}
        {row.status === 'ERROR' && <Icon name="error" size={16} />}
        <span>
          {formatNumber(row.line, locale)}
          <VisuallyHidden> {rowName(row, target.naming)}</VisuallyHidden>
        </span>
      </span>
    </th>
  );
}
