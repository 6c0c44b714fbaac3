import { and, eq, ne } from '../database/drizzle.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';
import { lots } from '../database/tables/lots.ts';
import { Refusal } from '../problems/refusal.ts';
import type { AgentContext } from '../records/agent-context.ts';

const duplicateNumber = () =>
  new Refusal('duplicate', { errors: [{ pointer: '/lotNumber', code: 'duplicate' }] });

/** 409 `duplicate` when another own lot has the number. */
export async function requireFreeNumber(
  { transaction, agentId }: AgentContext,
  { lotNumber, lotId }: { lotNumber: string; lotId: string },
): Promise<void> {
  const [other] = await transaction
    .select({ id: lots.id })
    .from(lots)
    .where(and(eq(lots.agentId, agentId), eq(lots.lotNumber, lotNumber), ne(lots.id, lotId)))
    .limit(1);
  if (other !== undefined) throw duplicateNumber();
}

/** Writes a lot; one that took the number at the same moment is a 409 too. */
export async function writeNumbered(write: PromiseLike<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (isUniqueViolation(error, 'lots_agent_id_lot_number_key')) throw duplicateNumber();
    throw error;
  }
}
