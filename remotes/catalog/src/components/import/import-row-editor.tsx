import type { ImportJob, ImportRow } from '@pazar/contracts/import';
import { formatNumber } from '@pazar/format/number';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { TextField } from '@pazar/ui/input/text-field';
import { ChangeFailure } from '@pazar/ui/record/change-failure';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { importChanges } from '../../api/import/import-changes.ts';
import { importKey } from '../../api/import/import-queries.ts';
import { faultyColumns, rowName } from '../../model/import/row-cells.ts';
import styles from './import.module.css';

export interface ImportRowEditorProps {
  job: ImportJob;
  row: ImportRow;
}

/** A row with errors: what is wrong stands at its cells, which are mended here. */
export function ImportRowEditor({ job, row }: ImportRowEditorProps) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const http = useHttp();
  const queries = useQueryClient();
  const [entered, setEntered] = useState<Readonly<Record<string, string>>>({});
  const mend = useMutation({
    mutationFn: () => importChanges.mendRow(http, { id: job.id, number: row.number }, entered),
    onSuccess: () => {
      setEntered({});
      return queries.invalidateQueries({ queryKey: importKey });
    },
  });
  const faulty = faultyColumns(row);
  const others = job.columns.filter((column) => !faulty.includes(column));
  const ofRow = row.errors.filter(({ column }) => column === null);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (!mend.isPending) mend.mutate();
  }
  const cell = (column: string) => (
    <TextField
      key={column}
      name={column}
      label={job.columnNames[column] ?? column}
      value={entered[column] ?? row.cells[column] ?? ''}
      onChange={(text) => setEntered({ ...entered, [column]: text })}
      error={row.errors.find((fault) => fault.column === column)?.detail}
    />
  );

  return (
    <li className={styles.row}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.rowHead}>
          <h3 className={styles.rowName}>
            {t('import.row', { number: formatNumber(row.number, locale) })} {rowName(row)}
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
        <div className={styles.cells}>{faulty.map(cell)}</div>
        <details className={styles.more}>
          <summary>{t('import.otherCells')}</summary>
          <div className={styles.cells}>{others.map(cell)}</div>
        </details>
        {mend.error !== null && <ChangeFailure title={t('import.notMended')} error={mend.error} />}
        <div className={styles.buttons}>
          <Button type="submit" isBusy={mend.isPending}>
            {t('import.checkRow')}
          </Button>
        </div>
      </form>
    </li>
  );
}
