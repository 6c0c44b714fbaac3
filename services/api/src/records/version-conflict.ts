import type { Database } from '../database/database.ts';
import { and, desc, eq, gt } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { auditEvents } from '../database/tables/audit-events.ts';
import { Refusal } from '../problems/refusal.ts';

export interface Conflict {
  entity: string;
  id: string;
  /** The version that the caller has. */
  given: number;
  /** The row as `GET` answers it now. */
  current: { version: number; updatedAt: string };
}

/**
 * 412 `version-conflict`: what the caller needs to merge. The fields that changed since its version
 * and who changed them last are read from the audit.
 */
export async function versionConflict(
  database: Database,
  { entity, id, given, current }: Conflict,
): Promise<Refusal> {
  const since = await database
    .select({ after: auditEvents.after, actor: agents.displayName })
    .from(auditEvents)
    .leftJoin(agents, eq(agents.id, auditEvents.actorId))
    .where(
      and(
        eq(auditEvents.entity, entity),
        eq(auditEvents.entityId, id),
        gt(auditEvents.version, given),
      ),
    )
    .orderBy(desc(auditEvents.version));
  const changedFields = [...new Set(since.flatMap(({ after }) => Object.keys(after ?? {})))];
  return new Refusal('version-conflict', {
    extensions: {
      currentVersion: current.version,
      changedFields: changedFields.toSorted(),
      updatedBy: since[0]?.actor ?? null,
      updatedAt: current.updatedAt,
      current,
    },
  });
}
