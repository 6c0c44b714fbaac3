import type { ImportFaults, ImportJob } from '@pazar/contracts/import';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type RefObject } from 'react';
import { Switch } from '@pazar/ui/input/switch';
import { Pages } from '../list/pages.tsx';
import { Row } from '@pazar/ui/layout';
import { Loaded } from '../record/loaded.tsx';
import { ImportCards } from './import-cards.tsx';
import { importRows } from './import-queries.ts';
import { allRows, rowCount, type RowsShown } from './import-state.ts';
import { ImportTable } from './import-table.tsx';
import type { ImportTarget } from './import-target.ts';
import styles from './import.module.css';
import type { ImportEntries } from './use-import-entries.ts';
import { useIsPhone } from '@pazar/ui/use-is-phone';
import { useShownRows } from './use-shown-rows.ts';

export interface ImportRowsProps {
  job: ImportJob;
  target: ImportTarget;
  choices: ImportFaults['choices'];
  entries: ImportEntries;
  /** The rows that are shown until others are chosen. */
  first: RowsShown;
  /** Called before another page of rows is shown. */
  beforeGo: () => void;
}

/**
 * Shows the rows of a file, a page at a time, and what each row changes. The agent fixes those with errors. A
 * phone shows cards in place of the table.
 */
export function ImportRows({ first, beforeGo, ...props }: ImportRowsProps) {
  const { job } = props;
  const { t } = useTranslation('shell');
  const isPhone = useIsPhone();
  const { hasErrors, hasBoth } = errorsOf(job);
  const { status, cursor, goTo, leaveFor, show } = useShownRows({
    first: isPhone ? 'error' : first,
    only: hasErrors ? null : 'all',
    beforeGo,
  });
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const onSaved = useNextFault(section);
  const query = useQuery(importRows(useHttp(), job.id, { status, cursor }));
  const { isPlaceholderData, data } = query;
  const isUsedUp = cursor !== undefined && !isPlaceholderData && data?.items.length === 0;
  const before = data?.page.prev ?? null;
  useEffect(function leaveEmptyPage() {
    if (!isUsedUp) return;
    leaveFor(before);
    if (document.activeElement === document.body) heading.current?.focus();
  });
  const title = t(status === 'error' ? 'import.rowsWithErrors' : 'import.rowsOfFile');
  return (
    <section ref={section} aria-label={title} className={styles.section}>
      <Row align="apart">
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {title}
        </h2>
        {hasBoth && (
          <Switch
            label={t('import.onlyErrors')}
            value={status === 'error'}
            onChange={(isOn) => show(isOn ? 'error' : 'all')}
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
              <ImportCards {...props} rows={items} isBusy={isPlaceholderData} onSaved={onSaved} />
            ) : (
              <ImportTable
                label={title}
                {...props}
                rows={items}
                isBusy={isPlaceholderData}
                onSaved={onSaved}
              />
            )}
            <Pages label={title} page={page} isBusy={isPlaceholderData} goTo={goTo} />
          </>
        )}
      </Loaded>
    </section>
  );
}

/** Whether rows have errors, and whether others have none. */
function errorsOf(job: ImportJob): { hasErrors: boolean; hasBoth: boolean } {
  const faulty = rowCount(job, 'ERROR');
  return { hasErrors: faulty > 0, hasBoth: faulty > 0 && allRows(job) > faulty };
}

/**
 * Keeps the keyboard in the rows: a saved row is gone, or its button is. The focus that would be
 * lost with it goes to the next cell with an error. Any other focus stays where it is.
 *
 * @returns called with the number of a row that was saved
 */
function useNextFault(rows: RefObject<HTMLElement | null>): (number: number) => void {
  const saved = useRef<number | null>(null);
  useEffect(function focusNext() {
    const from = saved.current;
    saved.current = null;
    if (from === null || document.activeElement !== document.body) return;
    const all = [...(rows.current?.querySelectorAll<HTMLElement>('[data-number]') ?? [])];
    const later = all.filter((row) => Number(row.dataset['number']) >= from);
    const fields = [...later, ...all].map((row) =>
      row.querySelector<HTMLElement>('[aria-invalid]'),
    );
    fields.find((field) => field !== null)?.focus();
  });
  return (number) => {
    saved.current = number;
  };
}
