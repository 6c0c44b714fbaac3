import type { ImportJob } from '@pazar/contracts/import';
import type { Locale } from '@pazar/contracts/locale';
import { importTargets } from './import-targets.ts';

/** An import as it is answered, its columns named in the language of the reader. */
export function describeJob(job: Omit<ImportJob, 'columnNames'>, locale: Locale): ImportJob {
  const { columns } = importTargets[job.kind];
  const columnNames = Object.fromEntries(columns.map(({ key, names }) => [key, names[locale]]));
  return { ...job, columnNames };
}
