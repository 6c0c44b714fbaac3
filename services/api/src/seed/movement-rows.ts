import type { MovementType } from '@pazar/contracts/produce';
import type { InferInsertModel } from '../database/drizzle.ts';
import type { movements } from '../database/tables/movements.ts';
import { thousandths, type SeedContext } from './seed-context.ts';
import type { SeedMovements } from './seed-types.ts';

type MovementRow = InferInsertModel<typeof movements>;

const incoming: readonly MovementType[] = ['HARVEST', 'RECEIPT'];
const kinds: readonly MovementType[] = [...incoming, 'SALE', 'WASTE', 'OWN_USE'];

/**
 * The ledger entries of one lot or product; what goes out is negative. `price` is in denars, for
 * one unit that is sold.
 */
export function movementRows(
  context: SeedContext,
  owner: Pick<MovementRow, 'agentId' | 'lotId' | 'productId'>,
  { ledger, price }: { ledger: SeedMovements; price: number | null },
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
        ...saleColumns(type, price),
        occurredAt: at,
        createdAt: at,
        createdBy: owner.agentId,
      };
    }),
  );
}

function saleColumns(type: MovementType, price: number | null) {
  if (type !== 'SALE') return {};
  const paid = price === null ? {} : ({ unitPriceMinor: price * 100, currency: 'MKD' } as const);
  return { channel: 'MARKET', ...paid } as const;
}
