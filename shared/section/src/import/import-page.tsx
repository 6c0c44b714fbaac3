import { useParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { NotFoundPage } from '@pazar/ui/not-found-page';
import { Page } from '@pazar/ui/page';
import { isAbsent } from '../record/is-absent.ts';
import { Loaded } from '../record/loaded.tsx';
import { TextLink } from '@pazar/ui/text-link';
import { ImportJobView } from './import-job-view.tsx';
import { useImportJob } from './import-queries.ts';
import { ImportStart } from './import-start.tsx';
import { importPath, type ImportTarget } from './import-target.ts';

export interface ImportPageProps extends ImportTarget {
  /** Already translated: "Import products". */
  title: string;
  /** Shown above the page: why saving is impossible now. */
  notice?: ReactNode;
}

/**
 * The import of a CSV file, at `import` below a list; at `import/:jobId` one that was started. A
 * file is uploaded, checked, fixed where it is wrong, imported and, for a day, undone.
 */
export function ImportPage({ title, notice, ...target }: ImportPageProps) {
  const { t } = useTranslation('shell');
  const { jobId } = useParams();
  return (
    <Page title={title} subtitle={<TextLink to={target.listPath}>{t('import.toList')}</TextLink>}>
      {notice}
      {jobId === undefined ? (
        <ImportStart target={target} />
      ) : (
        <ImportJobPart key={jobId} id={jobId} target={target} />
      )}
    </Page>
  );
}

function ImportJobPart({ id, target }: { id: string; target: ImportTarget }) {
  const { t } = useTranslation('shell');
  const job = useImportJob(target, id);
  const isOther = job.data !== undefined && job.data.kind !== target.kind;
  if (isOther || isAbsent(job.error)) return <NotFoundPage backTo={importPath(target)} />;
  return (
    <Loaded query={job} texts={{ loading: t('import.loading'), failed: t('import.failed') }}>
      {(data) => <ImportJobView job={data} target={target} />}
    </Loaded>
  );
}
