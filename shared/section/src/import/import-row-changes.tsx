import type { ImportJob, ImportRow } from '@pazar/contracts/import';
import { useTranslation } from 'react-i18next';
import { BeforeAfter } from '../record/before-after.tsx';
import { codeNames } from './code-names.ts';
import type { ImportTarget } from './import-target.ts';
import styles from './import.module.css';

export interface ImportRowChangesProps {
  job: Pick<ImportJob, 'columnNames'>;
  row: Pick<ImportRow, 'changes'>;
  codes: ImportTarget['codes'];
}

/** Each value of the record that a row changes, before and after. */
export function ImportRowChanges({ job, row: { changes = [] }, codes }: ImportRowChangesProps) {
  const { t } = useTranslation('shell');
  if (changes.length === 0) return null;
  return (
    <dl className={styles.counts} aria-label={t('import.changes')}>
      {changes.map(({ column, before, after }) => {
        const named = codeNames(codes, column);
        const text = (value: string) =>
          value === '' ? t('import.emptyCell') : (named.get(value) ?? value);
        return (
          <div key={column}>
            <dt>{job.columnNames[column] ?? column}</dt>
            <dd>
              <BeforeAfter before={text(before)} after={text(after)} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
