import { and, eq } from '../database/drizzle.ts';
import { promotions } from '../database/tables/promotions.ts';
import type { AgentContext } from '../records/agent-context.ts';
import { beginningOf } from '../prices/running-promotions.ts';

/** The start of a promotion's reduction: that of a draft not before now. */
export async function reductionStart(
  { transaction, agentId, now }: AgentContext,
  { id, startsAt }: { id: string | undefined; startsAt: string | null },
): Promise<Date> {
  const planned = startsAt === null ? now : new Date(startsAt);
  const draft = planned > now ? planned : now;
  if (id === undefined) return draft;
  const [row] = await transaction
    .select()
    .from(promotions)
    .where(and(eq(promotions.id, id), eq(promotions.agentId, agentId)));
  return row === undefined || row.status === 'DRAFT' ? draft : beginningOf(row);
}
