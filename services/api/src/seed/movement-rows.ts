import type { MovementType } from '@pazar/contracts/produce';
import type { InferInsertModel } from 'drizzle-orm';
import type { movements } from '../database/tables/movements.ts';
import { thousandths, type SeedContext } from './seed-context.ts';
import type { SeedMovements } from './seed-types.ts';

type MovementRow = InferInsertModel<typeof movements>;

const incoming: readonly MovementType[] = ['HARVEST', 'RECEIPT'];
const kinds: readonly MovementType[] = [...incoming, 'SALE', 'WASTE', 'OWN_USE'];

/** The ledger entries of one lot or product; what goes out is negative. */
export function movementRows(
  context: SeedContext,
  owner: Pick<MovementRow, 'agentId' | 'lotId' | 'productId'>,
  ledger: SeedMovements,
): MovementRow[] {
  const ownerId = owner.lotId ?? owner.productId ?? '';
  return kinds.flatMap((type) =>
    (ledger[type] ?? []).map(([daysAgo, quantity]): MovementRow => {
      const amount = thousandths(quantity);
      const at = context.instant(daysAgo);
      const id = context.id('movement', `${ownerId} ${type} ${daysAgo}`, daysAgo);
      return {
        ...owner,
        id,
        bookingId: id,
        type,
        quantity: incoming.includes(type) ? amount : -amount,
        channel: type === 'SALE' ? 'MARKET' : null,
        occurredAt: at,
        createdAt: at,
        createdBy: owner.agentId,
      };
    }),
  );
}
