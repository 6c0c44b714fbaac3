import type { Database } from '../database/database.ts';
import { count, eq } from '../database/drizzle.ts';
import { importRows } from '../database/tables/import-rows.ts';
import { notify } from '../notifications/notify.ts';
import type { JobRow } from './import-repository.ts';

/** Notifies an agent that a file was imported, and how many of its rows failed. */
export async function notifyOfImport(
  database: Database,
  { id, agentId, kind }: JobRow,
  at: Date,
): Promise<void> {
  const rows = await database
    .select({ status: importRows.status, count: count() })
    .from(importRows)
    .where(eq(importRows.jobId, id))
    .groupBy(importRows.status);
  const rowsThatAre = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
  await notify(database, {
    agentId,
    event: 'import-finished',
    key: `import:${id}`,
    outcome: kind,
    entity: 'import',
    entityId: id,
    facts: { done: rowsThatAre('APPLIED'), failed: rowsThatAre('ERROR') },
    at,
  });
}
