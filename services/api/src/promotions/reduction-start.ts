import type { Holding } from '@pazar/format/weekly-spans';
import { meetingSince, nextInstant } from '../clock/first-meeting.ts';
import { and, eq } from '../database/drizzle.ts';
import { promotions } from '../database/tables/promotions.ts';
import { effectiveStatus } from '../pricing/promotion-status.ts';
import type { AgentContext } from '../records/agent-context.ts';

/** When a promotion starts to lower prices. */
export interface ReductionStart {
  /** Whether it runs, so that it has lowered prices since its start. */
  isRunning: boolean;
  /** Never before now, unless it runs. */
  startsAt: Date;
  /** The first instant from now on in its dates and hours; null when there is none. */
  next: Date | null;
  /** Since when its hours last let it lower prices without a break, or the first instant at which they will. */
  begins: Date | null;
}

/** The start of a promotion as it is entered: it lowers no price before it is published. */
export async function reductionStart(
  context: AgentContext,
  { id, ...entered }: Holding & { id: string | undefined },
): Promise<ReductionStart> {
  const { now } = context;
  const isRunning = id !== undefined && (await isActive(context, id));
  const { startsAt: planned } = entered;
  const startsAt = planned === null || (planned < now && !isRunning) ? now : planned;
  const holding = { ...entered, startsAt };
  const next = nextInstant(holding, now);
  const isNow = isRunning && next !== null && next <= now;
  return { isRunning, startsAt, next, begins: isNow ? meetingSince(holding, holding, now) : next };
}

async function isActive({ transaction, agentId, now }: AgentContext, id: string): Promise<boolean> {
  const [row] = await transaction
    .select({ effective: effectiveStatus(now) })
    .from(promotions)
    .where(and(eq(promotions.id, id), eq(promotions.agentId, agentId)));
  return row?.effective === 'ACTIVE';
}
