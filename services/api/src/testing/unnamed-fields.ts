import { auditedFields } from '@pazar/contracts/audited-field';
import { unseenAuditedFields } from '@pazar/contracts/unseen-fields';
import type { Database } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { auditEvents } from '../database/tables/audit-events.ts';

const named: ReadonlySet<string> = new Set([...auditedFields, ...unseenAuditedFields]);

/** Fields in the audit for which no page has a name, `product.update: …`. */
export async function unnamedFields(database: Database): Promise<string[]> {
  const field = sql<string>`jsonb_object_keys(coalesce(${auditEvents.before}, '{}') || coalesce(${auditEvents.after}, '{}'))`;
  const rows = await database
    .selectDistinct({ action: auditEvents.action, field })
    .from(auditEvents);
  return rows.filter((row) => !named.has(row.field)).map((row) => `${row.action}: ${row.field}`);
}
