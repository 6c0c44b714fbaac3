import { ApiError } from '@pazar/shell/api-error';
import { useHttp } from '@pazar/shell/http';
import { useParams } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import { LoadFailure } from '@pazar/ui/load-failure';
import { LoadingState } from '@pazar/ui/loading-state';
import { NotFoundPage } from '@pazar/ui/not-found-page';
import { Page } from '@pazar/ui/page';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { importQueries } from '../../api/import/import-queries.ts';
import { ImportJobView } from '../../components/import/import-job-view.tsx';
import { ImportStart } from '../../components/import/import-start.tsx';
import { useRenewedLists } from '../../components/import/use-renewed-lists.ts';
import { type CatalogImport, listOf } from '../../model/import/import-kinds.ts';

export interface ImportPageProps {
  kind: CatalogImport;
}

/** A CSV file becomes products or lots. With an id in the address: an import that was begun. */
export function ImportPage({ kind }: ImportPageProps) {
  const { t } = useTranslation('catalog');
  const { jobId } = useParams();
  return (
    <Page
      title={t(`import.title.${kind}`)}
      subtitle={<TextLink to={listOf[kind]}>{t(`import.toList.${kind}`)}</TextLink>}
    >
      {jobId === undefined ? (
        <ImportStart kind={kind} />
      ) : (
        <ImportJobPart key={jobId} id={jobId} kind={kind} />
      )}
    </Page>
  );
}

function ImportJobPart({ id, kind }: { id: string; kind: CatalogImport }) {
  const { t } = useTranslation('catalog');
  const job = useQuery(importQueries.job(useHttp(), id));
  useRenewedLists(job.data);

  if (job.isPending) return <LoadingState label={t('import.loading')} />;
  const isAbsent = job.error instanceof ApiError && [404, 422].includes(job.error.status);
  if (isAbsent || (job.data !== undefined && job.data.kind !== kind)) {
    return <NotFoundPage backTo={`${listOf[kind]}/import`} />;
  }
  if (job.isLoadingError) {
    return (
      <LoadFailure
        title={t('import.failed')}
        error={job.error}
        isBusy={job.isFetching}
        onRetry={() => void job.refetch()}
      />
    );
  }
  return <ImportJobView job={job.data} kind={kind} />;
}
