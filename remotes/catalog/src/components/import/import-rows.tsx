import type { ImportJob } from '@pazar/contracts/import';
import { useHttp } from '@pazar/shell/http';
import { usePageCursor } from '@pazar/ui/list/query/use-page-cursor';
import { useTranslation } from '@pazar/shell/translation';
import { LoadFailure } from '@pazar/ui/load-failure';
import { LoadingState } from '@pazar/ui/loading-state';
import { Pages } from '@pazar/ui/list/pages';
import { useQuery } from '@tanstack/react-query';
import { importQueries } from '../../api/import/import-queries.ts';
import { ImportRowEditor } from './import-row-editor.tsx';
import styles from './import.module.css';

/** The rows with errors, a page at a time, each to be mended. */
export function ImportRows({ job }: { job: ImportJob }) {
  const { t } = useTranslation('catalog');
  const { cursor, goTo } = usePageCursor();
  const rows = useQuery(importQueries.rows(useHttp(), { id: job.id, status: 'error', cursor }));

  if (rows.isPending) return <LoadingState label={t('import.loadingRows')} />;
  if (rows.isLoadingError) {
    return (
      <LoadFailure
        title={t('import.rowsFailed')}
        error={rows.error}
        isBusy={rows.isFetching}
        onRetry={() => void rows.refetch()}
        onFirstPage={() => goTo(null)}
      />
    );
  }
  const { items, page } = rows.data;
  return (
    <section aria-label={t('import.rowsWithErrors')}>
      <h2 className={styles.heading}>{t('import.rowsWithErrors')}</h2>
      <ul className={styles.rows} aria-busy={rows.isPlaceholderData}>
        {items.map((row) => (
          <ImportRowEditor key={row.number} job={job} row={row} />
        ))}
      </ul>
      <Pages
        label={t('import.rowsWithErrors')}
        page={page}
        isBusy={rows.isPlaceholderData}
        goTo={goTo}
      />
    </section>
  );
}
