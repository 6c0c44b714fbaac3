import { and, asc, eq, ne } from '../database/drizzle.ts';
import { locations } from '../database/tables/locations.ts';
import type { Unit } from '../records/unit.ts';
import { readOwn, writeOwn } from '../records/change-own.ts';
import { hasPrimary, locationRecord } from './location-record.ts';

/** Makes a location the primary one instead of the current one. */
export async function makePrimary(context: Unit, id: string): Promise<void> {
  const { transaction, agentId } = context;
  const former = await transaction
    .select({ id: locations.id })
    .from(locations)
    .where(and(eq(locations.agentId, agentId), locations.isPrimary, ne(locations.id, id)));
  for (const location of former) {
    await writeOwn(locationRecord, context, {
      row: await readOwn(locationRecord, context, location.id),
      action: 'location.update',
      columns: { isPrimary: false },
      before: { isPrimary: true },
      after: { isPrimary: false },
    });
  }
  await writeOwn(locationRecord, context, {
    row: await readOwn(locationRecord, context, id),
    action: 'location.make-primary',
    columns: { isPrimary: true },
    before: { isPrimary: false },
    after: { isPrimary: true },
  });
}

/** Sets a primary location for the agent: `preferred`, otherwise the oldest. */
export async function keepPrimary(context: Unit, preferred?: string): Promise<void> {
  if (await hasPrimary(context)) return;
  const { transaction, agentId } = context;
  const [oldest] = await transaction
    .select({ id: locations.id })
    .from(locations)
    .where(and(eq(locations.agentId, agentId), eq(locations.status, 'ACTIVE')))
    .orderBy(asc(locations.createdAt), asc(locations.id))
    .limit(1);
  const next = preferred ?? oldest?.id;
  if (next !== undefined) await makePrimary(context, next);
}
