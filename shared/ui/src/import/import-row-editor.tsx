import type { ImportFaults, ImportJob, ImportRow } from '@pazar/contracts/import';
import { formatNumber } from '@pazar/format/number';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { Button } from '../button/button.tsx';
import { ChangeFailure } from '../record/change-failure.tsx';
import { Columns, Row } from '../record/layout.tsx';
import { fixRow } from './import-calls.ts';
import { ImportCell } from './import-cell.tsx';
import { importKey } from './import-queries.ts';
import type { ImportTarget } from './import-target.ts';
import styles from './import.module.css';
import { faultyColumns, rowName } from './row-cells.ts';

export interface ImportRowEditorProps {
  job: ImportJob;
  row: ImportRow;
  target: ImportTarget;
  choices: ImportFaults['choices'];
  /** The texts entered for its cells, and not saved yet. */
  entered: RowEntries;
  onEnter: (entered: RowEntries) => void;
}

/** Texts of a row by the keys of their columns. */
export type RowEntries = Readonly<Record<string, string>>;

/** A row with errors, shown at its cells, or above them when they concern no cell. */
export function ImportRowEditor({
  job,
  row,
  target: { naming, codes },
  choices,
  entered,
  onEnter,
}: ImportRowEditorProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const http = useHttp();
  const queries = useQueryClient();
  const fix = useMutation({
    mutationFn: () => fixRow(http, { id: job.id, number: row.number }, entered),
    onSuccess: () => {
      onEnter({});
      return queries.invalidateQueries({ queryKey: importKey });
    },
  });
  const faulty = faultyColumns(row);
  const others = job.columns.filter((column) => !faulty.includes(column));
  const ofRow = row.errors.filter(({ column }) => column === null);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (!fix.isPending) fix.mutate();
  }
  const cell = (column: string) => (
    <ImportCell
      key={column}
      name={column}
      column={column}
      choices={faulty.includes(column) ? choices[column] : undefined}
      codes={codes}
      label={job.columnNames[column] ?? column}
      value={entered[column] ?? row.cells[column] ?? ''}
      onChange={(text) => onEnter({ ...entered, [column]: text })}
      error={row.errors.find((fault) => fault.column === column)?.detail}
    />
  );

  return (
    <li>
      <form className={styles.row} noValidate onSubmit={submit}>
        <div className={styles.rowHead}>
          <h3 className={styles.rowName}>
            {t('import.row', { number: formatNumber(row.number, locale) })} {rowName(row, naming)}
          </h3>
          <span className={styles.note}>
            {t('import.line', { number: formatNumber(row.line, locale) })}
          </span>
        </div>
        {ofRow.map(({ code, detail }) => (
          <p key={code} className={styles.fault}>
            {detail}
          </p>
        ))}
        <Columns>{faulty.map(cell)}</Columns>
        <details className={styles.more}>
          <summary>{t('import.otherCells')}</summary>
          <Columns>{others.map(cell)}</Columns>
        </details>
        <ChangeFailure title={t('import.notFixed')} error={fix.error} />
        <Row>
          <Button type="submit" isBusy={fix.isPending}>
            {t('import.checkRow')}
          </Button>
        </Row>
      </form>
    </li>
  );
}
