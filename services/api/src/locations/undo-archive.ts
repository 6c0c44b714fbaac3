import {
  archiveUndoHours,
  movedField,
  movedRecordSchema,
  type MovedRecord,
} from '@pazar/contracts/location-replacements';
import { z } from 'zod';
import { and, desc, eq, gt } from '../database/drizzle.ts';
import { auditEvents } from '../database/tables/audit-events.ts';
import { Refusal } from '../problems/refusal.ts';
import type { Target } from '../records/agent-context.ts';
import { lockOwn, type Change } from '../records/change-own.ts';
import type { Unit } from '../records/unit.ts';
import { restoreLocation } from './location-moves.ts';
import { locationRecord } from './location-record.ts';
import { lockDependants, moveDependants, movingLocks } from './move-dependants.ts';
import { makePrimary } from './primary-location.ts';

const undoMs = archiveUndoHours * 60 * 60 * 1000;

/** The former state of an archived location, and what others took over. */
export const archivedSchema = z.object({
  status: z.literal('ACTIVE'),
  isPrimary: z.boolean(),
  moved: z.array(movedRecordSchema),
});
type Archived = z.infer<typeof archivedSchema>;

const beforeSchema = z.object({ isPrimary: z.optional(z.boolean()) });
const afterSchema = z.object({ [movedField]: z.optional(z.array(movedRecordSchema)) });

/**
 * Restores an archived location with all that others took over, as the event of its archiving lists it.
 * `invalid-transition` when it was archived more than a day ago; `version-conflict` when it was changed since.
 */
export async function undoArchive(context: Unit, target: Target): Promise<void> {
  const { id, version, status } = await lockOwn(locationRecord, context, target);
  const { transaction, agentId, now } = context;
  const [event] = await transaction
    .select({ before: auditEvents.before, after: auditEvents.after })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.agentId, agentId),
        eq(auditEvents.entity, locationRecord.entity),
        eq(auditEvents.entityId, id),
        eq(auditEvents.action, 'location.archive'),
        eq(auditEvents.version, version),
        gt(auditEvents.at, new Date(now.getTime() - undoMs)),
      ),
    )
    .orderBy(desc(auditEvents.at))
    .limit(1);
  if (event === undefined)
    throw new Refusal('invalid-transition', { extensions: { state: status } });
  const { isPrimary = false } = beforeSchema.parse(event.before ?? {});
  const { moved = [] } = afterSchema.parse(event.after ?? {});
  const locationIds = [...new Set(moved.map(({ to }) => to))];
  // All at once: what several locations have is returned from one after the other.
  await context.lock(await movingLocks(context, { locationIds, which: 'all' }));
  await returnDependants(context, target, { status: 'ACTIVE', isPrimary, moved });
}

/** Returns its dependants to a restored location, as far as others still have them. */
export async function returnDependants(
  context: Unit,
  target: Target,
  { isPrimary, moved }: Archived,
): Promise<Change> {
  const { id } = target;
  await restoreLocation(context, target);
  for (const [from, rows] of Map.groupBy(moved, ({ to }) => to)) {
    await returnFrom(context, { from, to: id }, rows);
  }
  if (isPrimary && !(await lockOwn(locationRecord, context, { id, version: null })).isPrimary) {
    await makePrimary(context, id);
  }
  return { ...(await lockOwn(locationRecord, context, { id, version: null })), before: null };
}

async function returnFrom(
  context: Unit,
  way: { from: string; to: string },
  rows: readonly MovedRecord[],
): Promise<void> {
  const keyOf = ({ entity, id }: Pick<MovedRecord, 'entity' | 'id'>) => `${entity} ${id}`;
  const known = new Set(rows.map(keyOf));
  const sought = { locationIds: [way.from], which: 'all' } as const;
  const { dependants } = await lockDependants(context, sought, (row) => known.has(keyOf(row)));
  const stay = new Set(rows.filter(({ wasThere }) => wasThere).map(({ id }) => id));
  await moveDependants(context, dependants, { ...way, stay });
}
