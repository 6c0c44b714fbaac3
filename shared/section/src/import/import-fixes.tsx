import type { ImportFaults, ImportJob, RepeatedFault } from '@pazar/contracts/import';
import { formatNumber } from '@pazar/format/number';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Button } from '@pazar/ui/button';
import { ChangeFailure } from '../record/change-failure.tsx';
import { fixEverywhere } from './import-calls.ts';
import { ImportCell } from './import-cell.tsx';
import { importKey, useShowJob } from './import-queries.ts';
import type { ImportTarget } from './import-target.ts';
import styles from './import.module.css';
import type { ImportEntries } from './use-import-entries.ts';

export interface ImportFixesProps {
  job: ImportJob;
  target: ImportTarget;
  faults: ImportFaults;
  entries: ImportEntries;
}

/** The errors that several rows share, by column, each fixed by one value for all of them. */
export function ImportFixes({ job, target, faults, entries }: ImportFixesProps) {
  const { t } = useTranslation('shell');
  const { naming } = target;
  const shown = faults.repeated.filter(({ column }) => !naming.includes(column));
  if (shown.length === 0) return null;
  const title = t('import.sharedFaults');
  return (
    <section aria-label={title} className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.rows}>
        {[...Map.groupBy(shown, ({ column }) => column)].map(([column, ofColumn]) => (
          <li key={column} className={styles.row}>
            <h3 className={styles.rowName}>{job.columnNames[column] ?? column}</h3>
            {ofColumn.map((fault) => (
              <ImportFix
                key={`${fault.code} ${fault.value}`}
                fault={fault}
                choices={faults.choices[column]}
                job={job}
                target={target}
                entries={entries}
              />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ImportFixProps {
  job: ImportJob;
  target: ImportTarget;
  fault: RepeatedFault;
  choices: ImportFaults['choices'][string] | undefined;
  entries: ImportEntries;
}

function ImportFix({ job: { id }, target, fault, choices, entries }: ImportFixProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const http = useHttp();
  const { column, value, detail, rows } = fault;
  const entered = entries.replacementOf(fault);
  const [hasTried, setTried] = useState(false);
  const showJob = useShowJob(target);
  const queries = useQueryClient();
  const fix = useMutation({
    mutationFn: () => fixEverywhere(http, id, { column, value, replacement: entered }),
    onError: () => queries.invalidateQueries({ queryKey: importKey }),
    onSuccess(changed) {
      entries.forgetReplaced({ column, value });
      showJob(changed);
    },
  });
  const count = { count: rows, number: formatNumber(rows, locale) };

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (entered !== value && !fix.isPending) fix.mutate();
  }
  return (
    <form noValidate onSubmit={submit}>
      <div className={styles.fix}>
        <ImportCell
          column={column}
          label={t(value === '' ? 'import.emptyInRows' : 'import.valueInRows', { value, ...count })}
          error={hasTried && entered === value ? t('import.chooseOther') : detail}
          value={entered}
          choices={choices}
          codes={target.codes}
          onChange={(text) => entries.enterReplacement(fault, text)}
        />
        <Button type="submit" isBusy={fix.isPending}>
          {t('import.fixAll', count)}
        </Button>
      </div>
      {fix.error !== null && <ChangeFailure title={t('import.notFixedAll')} error={fix.error} />}
    </form>
  );
}
