import type { ImportFaults, ImportJob } from '@pazar/contracts/import';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from '@pazar/shell/translation';
import { useQuery } from '@tanstack/react-query';
import { Switch } from '../input/switch/switch.tsx';
import { Pages } from '../list/pages.tsx';
import { usePageCursor } from '../list/query/use-page-cursor.ts';
import { Row } from '../record/layout.tsx';
import { Loaded } from '../record/loaded.tsx';
import { importRows } from './import-queries.ts';
import { ImportRowEditor } from './import-row-editor.tsx';
import { allRows, rowCount, type RowsShown } from './import-state.ts';
import { ImportTable } from './import-table.tsx';
import type { ImportTarget } from './import-target.ts';
import styles from './import.module.css';
import { useIsPhone } from './use-is-phone.ts';
import type { FaultyRow, RowEntries } from './use-row-fix.ts';

export interface ImportRowsProps {
  job: ImportJob;
  target: ImportTarget;
  choices: ImportFaults['choices'];
  /** What was entered and is not saved yet, by the number of the row. */
  entries: Entries;
  onEnter: FaultyRow['onEnter'];
  shown: RowsShown;
  onShow: (shown: RowsShown) => void;
}

export type Entries = Readonly<Record<number, RowEntries>>;

const nothing: RowEntries = {};

/**
 * The rows of a file, a page at a time, those with errors to be fixed: a table, and on a phone, for
 * the rows with errors alone, cards.
 */
export function ImportRows({ shown, onShow, ...props }: ImportRowsProps) {
  const { job, entries } = props;
  const { t } = useTranslation('shell');
  const isPhone = useIsPhone();
  const { cursor, goTo } = usePageCursor();
  const status = isPhone ? 'error' : shown;
  const query = useQuery(importRows(useHttp(), job.id, { status, cursor }));
  const { isPlaceholderData } = query;
  const title = t(status === 'error' ? 'import.rowsWithErrors' : 'import.rowsOfFile');
  return (
    <section aria-label={title} className={styles.section}>
      <Row align="apart">
        <h2 className={styles.heading}>{title}</h2>
        {!isPhone && allRows(job) > rowCount(job, 'ERROR') && (
          <Switch
            label={t('import.onlyErrors')}
            value={status === 'error'}
            onChange={(isOn) => {
              onShow(isOn ? 'error' : 'all');
              if (cursor !== undefined) goTo(null);
            }}
          />
        )}
      </Row>
      <Loaded
        query={query}
        texts={{ loading: t('import.loadingRows'), failed: t('import.rowsFailed') }}
        onFirstPage={() => goTo(null)}
      >
        {({ items, page }) => (
          <>
            {isPhone ? (
              <ul className={styles.rows} aria-busy={isPlaceholderData}>
                {items.map((row) => (
                  <ImportRowEditor
                    key={row.number}
                    {...props}
                    row={row}
                    entered={entries[row.number] ?? nothing}
                  />
                ))}
              </ul>
            ) : (
              <ImportTable label={title} {...props} rows={items} isBusy={isPlaceholderData} />
            )}
            <Pages label={title} page={page} isBusy={isPlaceholderData} goTo={goTo} />
          </>
        )}
      </Loaded>
    </section>
  );
}
