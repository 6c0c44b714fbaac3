import {
  importRowStatusSchema,
  type ImportRowStatus,
  type ImportStatus,
} from '@pazar/contracts/import';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { and, asc, count, desc, eq, inArray, isNull, lt, or, sql } from '../database/drizzle.ts';
import { importJobs } from '../database/tables/import-jobs.ts';
import { importRows } from '../database/tables/import-rows.ts';
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

/** Rows written by one statement: PostgreSQL takes 65,535 parameters. */
const batch = 1000;

/** Keeps a file; jobs of the agent from before `since` go, with their rows. */
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
  await transaction.insert(importJobs).values(job);
  for (let start = 0; start < rows.length; start += batch) {
    const some = rows.slice(start, start + batch).map((row, index) => ({
      ...row,
      jobId: job.id,
      number: start + index + 1,
      status: 'PENDING' as const,
    }));
    await transaction.insert(importRows).values(some);
  }
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

/** Takes a job that waits for work, or that a killed process left; null when there is none. */
export async function leaseJob(
  database: Database,
  { now, until }: { now: Date; until: Date },
): Promise<JobRow | null> {
  const free = database
    .select({ id: importJobs.id })
    .from(importJobs)
    .where(
      and(
        inArray(importJobs.status, workStatuses),
        or(isNull(importJobs.leaseUntil), lt(importJobs.leaseUntil, now)),
      ),
    )
    .orderBy(asc(importJobs.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [job] = await database
    .update(importJobs)
    .set({ leaseUntil: until })
    .where(inArray(importJobs.id, free))
    .returning();
  return job ?? null;
}

/** The next rows to do; an undo goes from the last to the first. */
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

/** Whether an earlier row of the file names the same thing. */
export async function isRepeated(
  database: Database,
  { jobId, number, cells }: Pick<FileRow, 'jobId' | 'number' | 'cells'>,
  { column, isCased }: { column: string; isCased: boolean },
): Promise<boolean> {
  const cell = cells[column];
  if (cell === undefined) return false;
  const earlier = and(eq(importRows.jobId, jobId), lt(importRows.number, number));
  const theirs = sql<string>`${importRows.cells} ->> ${column}`;
  const [row] = await database
    .select({ number: importRows.number })
    .from(importRows)
    .where(and(earlier, isCased ? eq(theirs, cell) : eq(sql`lower(${theirs})`, cell.toLowerCase())))
    .limit(1);
  return row !== undefined;
}

/** Changes a row, as long as it is in the state in which the caller saw it; false otherwise. */
export async function updateRow(
  database: Database,
  { jobId, number, status }: Pick<FileRow, 'jobId' | 'number' | 'status'>,
  change: Partial<Omit<FileRow, 'jobId' | 'number' | 'line'>>,
): Promise<boolean> {
  const changed = await database
    .update(importRows)
    .set(change)
    .where(
      and(
        eq(importRows.jobId, jobId),
        eq(importRows.number, number),
        eq(importRows.status, status),
      ),
    )
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

/** What `GET /v1/imports/{id}/rows` can do. */
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

export async function setJob(
  database: Database,
  id: string,
  change: Partial<Pick<JobRow, 'status' | 'undoUntil' | 'leaseUntil'>>,
): Promise<void> {
  await database.update(importJobs).set(change).where(eq(importJobs.id, id));
}
