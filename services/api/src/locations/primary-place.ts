import type { LocationDetail } from '@pazar/contracts/location-detail';
import { and, asc, eq, ne, sql } from '../database/drizzle.ts';
import { locations } from '../database/tables/locations.ts';
import { readOwnLocation, recordLocationChange } from './location-context.ts';
import type { AgentContext } from '../records/agent-context.ts';

/** Whether the agent has a primary place. Exactly one of the active places is. */
export async function hasPrimary({ transaction, agentId }: AgentContext): Promise<boolean> {
  const rows = await transaction
    .select({ id: locations.id })
    .from(locations)
    .where(and(eq(locations.agentId, agentId), locations.isPrimary));
  return rows.length > 0;
}

/** Makes a place the primary one; the one that was is one no longer. */
export async function makePrimary(context: AgentContext, id: string): Promise<LocationDetail> {
  const { transaction, agentId, now } = context;
  const change = { updatedBy: agentId, updatedAt: now, version: sql`${locations.version} + 1` };
  const former = await transaction
    .update(locations)
    .set({ ...change, isPrimary: false })
    .where(and(eq(locations.agentId, agentId), locations.isPrimary, ne(locations.id, id)))
    .returning({ id: locations.id, name: locations.name, version: locations.version });
  for (const location of former) {
    await recordLocationChange(context, location, {
      action: 'location.update',
      before: { isPrimary: true },
      after: { isPrimary: false },
    });
  }
  await transaction
    .update(locations)
    .set({ ...change, isPrimary: true })
    .where(eq(locations.id, id));
  const location = await readOwnLocation(context, id);
  await recordLocationChange(context, location, {
    action: 'location.make-primary',
    before: { isPrimary: false },
    after: { isPrimary: true },
  });
  return location;
}

/** Gives the agent a primary place again: `preferred`, else the one entered first. */
export async function keepPrimary(
  context: AgentContext,
  preferred: string | undefined,
): Promise<void> {
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
