import {
  importFaultsSchema,
  importJobSchema,
  type ImportJob,
  type ImportRow,
  importRowSchema,
} from '@pazar/contracts/import';
import { pageOf } from '@pazar/contracts/page';
import { type HttpClient, useHttp } from '@pazar/shell/http';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { ImportFile } from './import-calls.ts';
import { isAtWork, rowsOnPage, type RowsShown } from './import-state.ts';
import type { ImportTarget } from './import-target.ts';

/** Key prefix of all queries of imports. */
export const importKey = ['imports'] as const;

/** How often a job at work is asked for again, in milliseconds. */
const workInterval = 500;

const rowPageSchema = pageOf(importRowSchema);
type RowPage = ReturnType<typeof rowPageSchema.parse>;
const jobKey = (id: string) => [...importKey, 'job', id] as const;
const rowsKey = (id: string) => [...importKey, 'rows', id] as const;
/** Last part of the key of the errors that rows share, below that of the rows. */
const faultsPart = 'faults';

const filesKey = [...importKey, 'file'] as const;

/** How long an uploaded file is kept for the page of its import, in milliseconds. */
const fileKept = 5 * 60_000;

/** Keeps the file of an import, which the API does not answer again. */
export function keepFile(queries: QueryClient, id: string, file: ImportFile): void {
  queries.setQueryDefaults(filesKey, { gcTime: fileKept });
  queries.setQueryData<ImportFile>([...filesKey, id], file);
}

/** The file of an import; undefined in a page that has not just uploaded it. */
export function keptFile(queries: QueryClient, id: string): ImportFile | undefined {
  return queries.getQueryData<ImportFile>([...filesKey, id]);
}

/** An import, asked for again while the server works on it. */
export function useImportJob(target: ImportTarget, id: string) {
  const http = useHttp();
  const queries = useQueryClient();
  return useQuery({
    queryKey: jobKey(id),
    queryFn: async ({ signal }) => {
      const job = await http.get(`/v1/imports/${id}`, { schema: importJobSchema, signal });
      followUp(queries, job, target);
      return job;
    },
    refetchInterval: ({ state }) =>
      state.data !== undefined && isAtWork(state.data) ? workInterval : false,
  });
}

/** Shows a row as its change has answered it, also when it cannot be read again. */
export function showRow(queries: QueryClient, id: string, row: ImportRow): void {
  queries.setQueriesData<RowPage>(
    { queryKey: rowsKey(id), predicate: ({ queryKey }) => queryKey.at(-1) !== faultsPart },
    (page) =>
      page && { ...page, items: page.items.map((one) => (one.number === row.number ? row : one)) },
  );
}

/** Shows a job as a move has answered it. */
export function useShowJob(target: ImportTarget): (job: ImportJob) => void {
  const queries = useQueryClient();
  return (job) => {
    followUp(queries, job, target);
    queries.setQueryData(jobKey(job.id), job);
  };
}

/** Once a job is in another state than before: its rows are, and perhaps the list is, out of date. */
function followUp(queries: QueryClient, { id, status }: ImportJob, target: ImportTarget): void {
  if (queries.getQueryData<ImportJob>(jobKey(id))?.status === status) return;
  void queries.invalidateQueries({ queryKey: rowsKey(id) });
  if (status === 'APPLIED' || status === 'UNDONE') target.onChanged();
}

/** A page of the rows of a file, or of those with errors. */
export const importRows = (
  http: HttpClient,
  id: string,
  { status, cursor }: { status: RowsShown; cursor: string | undefined },
) =>
  queryOptions({
    queryKey: [...rowsKey(id), { status, cursor }] as const,
    queryFn: ({ signal }) =>
      http.get(`/v1/imports/${id}/rows`, {
        schema: rowPageSchema,
        query: {
          ...(status === 'error' && { status }),
          cursor,
          limit: rowsOnPage,
          count: true,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** The errors that several rows share, and the accepted values of the faulty columns. */
export const sharedFaults = (http: HttpClient, id: string) =>
  queryOptions({
    queryKey: [...rowsKey(id), faultsPart] as const,
    queryFn: ({ signal }) =>
      http.get(`/v1/imports/${id}/faults`, { schema: importFaultsSchema, signal }),
  });
