import {
  importRowStatusSchema,
  type ImportRowStatus,
  type ImportStatus,
} from '@pazar/contracts/import';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { and, asc, count, desc, eq, inArray, isNotNull, lt, sql } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { importJobs } from '../database/tables/import-jobs.ts';
import { importRows } from '../database/tables/import-rows.ts';
import { tooMany } from '../security/limiter.ts';
import { addImportJob } from './import-kind.ts';
import type { ListRead } from '../lists/read-list.ts';
import type { ListDefinition } from '../lists/list-definition.ts';
import { oneOf } from '../lists/list-filters.ts';

export type JobRow = typeof importJobs.$inferSelect;
export type FileRow = typeof importRows.$inferSelect;

/** States in which the service itself has something to do, with the rows that are still to do. */
export const workOf = {
  VALIDATING: 'PENDING',
  APPLYING: 'VALID',
  UNDOING: 'APPLIED',
} as const satisfies Partial<Record<ImportStatus, ImportRowStatus>>;
export type WorkStatus = keyof typeof workOf;
const workStatuses: ImportStatus[] = ['VALIDATING', 'APPLYING', 'UNDOING'];

/** Rows written by one statement: it takes an embedded database 20 ms, in which it does nothing else. */
const batch = 500;

/** Limits for one agent: files that wait for the worker, and files stored with their results. */
const maxWaiting = 3;
const maxKept = 20;

/** A file waits about a minute for its turn; then there is space again. */
const retryAfterSeconds = 30;

/**
 * Keeps a file; jobs of the agent from before `since` go, with their rows, and the oldest of those
 * that nothing more can be done with when there are too many. Throws `rate-limited` while the
 * agent's other files fill its share.
 */
export async function insertImport(
  transaction: Database,
  job: JobRow,
  {
    rows,
    since,
  }: { rows: readonly { line: number; cells: Record<string, string> }[]; since: Date },
): Promise<void> {
  await transaction
    .delete(importJobs)
    .where(and(eq(importJobs.agentId, job.agentId), lt(importJobs.createdAt, since)));
  await requirePlace(transaction, job);
  await transaction.insert(importJobs).values(job);
  await addImportJob(transaction, job);
  for (let start = 0; start < rows.length; start += batch) {
    await insertRows(transaction, { jobId: job.id, start, rows: rows.slice(start, start + batch) });
  }
}

/** One parameter for all rows: four for each of them take three times as long. */
async function insertRows(
  transaction: Database,
  { jobId, start, rows }: { jobId: string; start: number; rows: readonly object[] },
): Promise<void> {
  const text = JSON.stringify(rows.map((row, index) => ({ ...row, number: start + index + 1 })));
  const status: ImportRowStatus = 'PENDING';
  await transaction.execute(sql`
    insert into ${importRows} (job_id, number, line, cells, status)
    select ${jobId}::uuid, given.number, given.line, given.cells, ${status}
    from jsonb_to_recordset(${text}::jsonb) as given(number integer, line integer, cells jsonb)`);
}

async function requirePlace(transaction: Database, { agentId, createdAt }: JobRow): Promise<void> {
  // Concurrent uploads count each other.
  await transaction
    .select({ id: agents.id })
    .from(agents)
    .where(eq(agents.id, agentId))
    .for('no key update');
  const kept = await transaction
    .select()
    .from(importJobs)
    .where(eq(importJobs.agentId, agentId))
    .orderBy(asc(importJobs.createdAt));
  const waiting = kept.filter(({ status }) => workStatuses.includes(status));
  const done = kept.filter((job) => !waiting.includes(job) && !isUndoable(job, createdAt));
  const surplus = kept.length - maxKept + 1;
  if (waiting.length >= maxWaiting || surplus > done.length) throw tooMany(retryAfterSeconds);
  const gone = done.slice(0, Math.max(0, surplus)).map(({ id }) => id);
  if (gone.length > 0) await transaction.delete(importJobs).where(inArray(importJobs.id, gone));
}

/** An own job; undefined for any other. */
export async function findJob(
  database: Database,
  { id, agentId }: { id: string; agentId: string },
): Promise<JobRow | undefined> {
  const own = and(eq(importJobs.id, id), eq(importJobs.agentId, agentId));
  const [job] = await database.select().from(importJobs).where(own);
  return job;
}

/** The same, held until the transaction ends. */
export async function lockJob(
  transaction: Database,
  { id, agentId }: { id: string; agentId: string },
): Promise<JobRow | undefined> {
  const own = and(eq(importJobs.id, id), eq(importJobs.agentId, agentId));
  const [job] = await transaction.select().from(importJobs).where(own).for('update');
  return job;
}

export async function countRowsByStatus(
  database: Database,
  jobId: string,
): Promise<Record<ImportRowStatus, number>> {
  const found = await database
    .select({ status: importRows.status, rows: count() })
    .from(importRows)
    .where(eq(importRows.jobId, jobId))
    .groupBy(importRows.status);
  const counts = { PENDING: 0, VALID: 0, ERROR: 0, APPLIED: 0, UNDONE: 0, KEPT: 0 };
  for (const { status, rows } of found) counts[status] = rows;
  return counts;
}

/**
 * A file with work to do, and whether its agent may write: the work of a suspended one goes on when it
 * may. Undefined when there is nothing to do.
 *
 * @param now the service's time, by which a suspension ends
 */
export async function findWorkOf(
  database: Database,
  id: string,
  now: Date,
): Promise<{ job: JobRow; mayWrite: boolean } | undefined> {
  const [row] = await database
    .select({ job: importJobs, status: agents.accountStatus, until: agents.suspendedUntil })
    .from(importJobs)
    .innerJoin(agents, eq(agents.id, importJobs.agentId))
    .where(and(eq(importJobs.id, id), inArray(importJobs.status, workStatuses)));
  if (row === undefined) return undefined;
  const { job, status, until } = row;
  const isOver = status === 'SUSPENDED' && until !== null && until <= now;
  return { job, mayWrite: isOver || status === 'ACTIVE' || status === 'CLOSING' };
}

/** The next rows to process; an undo goes from the last to the first. */
export async function findWork(
  database: Database,
  { id, status }: { id: string; status: WorkStatus },
  limit: number,
): Promise<FileRow[]> {
  const { number } = importRows;
  return database
    .select()
    .from(importRows)
    .where(and(eq(importRows.jobId, id), eq(importRows.status, workOf[status])))
    .orderBy(status === 'UNDOING' ? desc(number) : asc(number))
    .limit(limit);
}

/** Which of some rows name the same thing as an earlier row of their file: one look at the file. */
export async function findRepeated(
  database: Database,
  { jobId, numbers }: { jobId: string; numbers: readonly number[] },
  { column, isCased }: { column: string; isCased: boolean },
): Promise<number[]> {
  const cell = sql<string>`${importRows.cells} ->> ${column}`;
  const key = isCased ? cell : sql<string>`lower(${cell})`;
  const keyed = database.$with('keyed').as(
    database
      .select({
        number: importRows.number,
        first: sql<number>`min(${importRows.number}) over (partition by ${key})`.as('first'),
      })
      .from(importRows)
      .where(and(eq(importRows.jobId, jobId), isNotNull(cell))),
  );
  const rows = await database
    .with(keyed)
    .select({ number: keyed.number })
    .from(keyed)
    .where(and(inArray(keyed.number, [...numbers]), lt(keyed.first, keyed.number)));
  return rows.map(({ number }) => number);
}

/** A row in the state in which the caller saw it, held until the transaction ends; undefined in another. */
export async function lockRow(
  transaction: Database,
  { jobId, number, status }: RowState,
): Promise<FileRow | undefined> {
  const [row] = await transaction
    .select()
    .from(importRows)
    .where(isRow({ jobId, number, status }))
    .for('update');
  return row;
}

type RowState = Pick<FileRow, 'jobId' | 'number' | 'status'>;

const isRow = ({ jobId, number, status }: RowState) =>
  and(eq(importRows.jobId, jobId), eq(importRows.number, number), eq(importRows.status, status));

/** Changes a row, as long as it is in the state in which the caller saw it; false otherwise. */
export async function updateRow(
  database: Database,
  row: RowState,
  change: Partial<Omit<FileRow, 'jobId' | 'number' | 'line'>>,
): Promise<boolean> {
  const changed = await database
    .update(importRows)
    .set(change)
    .where(isRow(row))
    .returning({ number: importRows.number });
  return changed.length > 0;
}

export async function findRow(
  database: Database,
  jobId: string,
  number: number,
): Promise<FileRow | undefined> {
  const [row] = await database
    .select()
    .from(importRows)
    .where(and(eq(importRows.jobId, jobId), eq(importRows.number, number)));
  return row;
}

/** All rows with errors, in the order of the file. */
export async function findFaultyRows(database: Database, jobId: string): Promise<FileRow[]> {
  return database
    .select()
    .from(importRows)
    .where(and(eq(importRows.jobId, jobId), inArray(importRows.status, ['ERROR', 'KEPT'])))
    .orderBy(asc(importRows.number));
}

const statusFilter = z.string().toUpperCase().pipe(z.enum(importRowStatusSchema.options));

/** The filters and orders of `GET /v1/imports/{id}/rows`. */
export const importRowList: ListDefinition = {
  name: 'import-rows',
  table: importRows,
  id: importRows.number,
  filters: { status: oneOf(statusFilter, importRows.status) },
  sorts: { number: () => importRows.number },
  defaultSort: 'number',
  facets: { status: () => sql`${importRows.status}` },
};

export const rowsOf = (jobId: string) => eq(importRows.jobId, jobId);

export async function readRowList(
  database: Database,
  { where, orderBy, limit, sortValues }: ListRead,
): Promise<{ item: FileRow; sortValues: string[] }[]> {
  const rows = await database
    .select({ item: importRows, sortValues })
    .from(importRows)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return rows;
}

/** Whether an import can still be undone. */
export function isUndoable({ status, undoUntil }: JobRow, now: Date): boolean {
  return status === 'APPLIED' && undoUntil !== null && undoUntil > now;
}

/** Moves a file that the caller has locked to a state in which there is work to do. */
export async function beginWork(
  transaction: Database,
  job: JobRow,
  status: WorkStatus,
): Promise<JobRow> {
  await transaction.update(importJobs).set({ status }).where(eq(importJobs.id, job.id));
  await addImportJob(transaction, job);
  return { ...job, status };
}
