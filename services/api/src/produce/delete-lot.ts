import { count, eq } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { movements } from '../database/tables/movements.ts';
import { productLots } from '../database/tables/product-links.ts';
import { Refusal } from '../problems/refusal.ts';
import { readLotImages } from './lot-images.ts';
import { lotInputOf } from './lot-store.ts';
import { lockLot } from './lock-lot.ts';
import { recordLotChange } from './record-lot-change.ts';
import type { AgentContext, Target } from '../records/agent-context.ts';

/** Deletes an own lot that nothing was ever booked on. 404, 412, 409 `in-use`. */
export async function deleteLot(context: AgentContext, target: Target): Promise<void> {
  const { transaction } = context;
  const lot = await lockLot(context, target);
  const [entries] = await transaction
    .select({ total: count() })
    .from(movements)
    .where(eq(movements.lotId, lot.id));
  if (entries === undefined || entries.total > 0) throw new Refusal('in-use');
  const before = { ...lotInputOf(lot, await readLotImages(transaction, lot.id)) };
  await transaction.delete(productLots).where(eq(productLots.lotId, lot.id));
  await transaction.delete(lots).where(eq(lots.id, lot.id));
  await recordLotChange(context, { action: 'delete', lot, before });
}
