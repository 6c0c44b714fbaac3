import type { ImportFaults, ImportJob } from '@pazar/contracts/import';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from '@pazar/shell/translation';
import { useQuery } from '@tanstack/react-query';
import { Pages } from '../list/pages.tsx';
import { usePageCursor } from '../list/query/use-page-cursor.ts';
import { Loaded } from '../record/loaded.tsx';
import { faultyRows } from './import-queries.ts';
import { ImportRowEditor, type RowEntries } from './import-row-editor.tsx';
import type { ImportTarget } from './import-target.ts';
import styles from './import.module.css';

export interface ImportRowsProps {
  job: ImportJob;
  target: ImportTarget;
  choices: ImportFaults['choices'];
  /** What was entered and is not saved yet, by the number of the row. */
  entries: Entries;
  onEnter: (entries: Entries) => void;
}

export type Entries = Readonly<Record<number, RowEntries>>;

const nothing: RowEntries = {};

/** The rows with errors, a page at a time, each to be fixed. */
export function ImportRows({ job, target, choices, entries, onEnter }: ImportRowsProps) {
  const { t } = useTranslation('shell');
  const { cursor, goTo } = usePageCursor();
  const rows = useQuery(faultyRows(useHttp(), job.id, cursor));
  const { isPlaceholderData } = rows;
  const title = t('import.rowsWithErrors');
  return (
    <Loaded
      query={rows}
      texts={{ loading: t('import.loadingRows'), failed: t('import.rowsFailed') }}
      onFirstPage={() => goTo(null)}
    >
      {({ items, page }) => (
        <section aria-label={title} className={styles.section}>
          <h2 className={styles.heading}>{title}</h2>
          <ul className={styles.rows} aria-busy={isPlaceholderData}>
            {items.map((row) => (
              <ImportRowEditor
                key={row.number}
                job={job}
                row={row}
                target={target}
                choices={choices}
                entered={entries[row.number] ?? nothing}
                onEnter={(entered) => onEnter({ ...entries, [row.number]: entered })}
              />
            ))}
          </ul>
          <Pages label={title} page={page} isBusy={isPlaceholderData} goTo={goTo} />
        </section>
      )}
    </Loaded>
  );
}
