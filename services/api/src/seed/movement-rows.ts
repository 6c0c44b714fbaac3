import type { SalesChannel } from '@pazar/contracts/movement';
import type { MovementType } from '@pazar/contracts/produce';
import type { InferInsertModel } from '../database/drizzle.ts';
import type { movements } from '../database/tables/movements.ts';
import type { SeedLedger } from './seed-files.ts';
import { thousandths, type SeedContext } from './seed-context.ts';

type MovementRow = InferInsertModel<typeof movements>;

/** The price for a buyer, as a factor of the market price. */
const priceFactors: Record<SalesChannel, number> = {
  MARKET: 1,
  FARM_GATE: 0.9,
  DELIVERY: 1.1,
  WHOLESALE: 0.75,
  ONLINE: 1.05,
  OTHER: 1,
};

const incoming: readonly MovementType[] = ['HARVEST', 'RECEIPT'];
const kinds: readonly MovementType[] = [...incoming, 'SALE', 'WASTE', 'OWN_USE'];

/** Quantities, the price in denars for one sold unit, and the VAT rate of what is sold as a product. */
interface PricedLedger {
  ledger: SeedLedger;
  price: number | null;
  vatRate?: number | null;
}

/**
 * The ledger entries of one lot or product; sales and losses are negative.
 */
export function movementRows(
  context: SeedContext,
  owner: Pick<MovementRow, 'agentId' | 'lotId' | 'productId'>,
  { ledger, price, vatRate = null }: PricedLedger,
): MovementRow[] {
  const ownerId = owner.lotId ?? owner.productId ?? '';
  return kinds.flatMap((type) =>
    (ledger[type] ?? []).map(([daysAgo, quantity, channel]): MovementRow => {
      const amount = thousandths(quantity);
      const at = context.instant(daysAgo);
      const id = context.id('movement', `${ownerId} ${type} ${daysAgo}`, daysAgo);
      return {
        ...owner,
        id,
        bookingId: id,
        type,
        quantity: incoming.includes(type) ? amount : -amount,
        ...saleColumns(type, { price, channel, vatRate }),
        occurredAt: at,
        createdAt: at,
        createdBy: owner.agentId,
      };
    }),
  );
}

function saleColumns(
  type: MovementType,
  {
    price,
    channel = 'MARKET',
    vatRate,
  }: { price: number | null; channel: SalesChannel | undefined; vatRate: number | null },
) {
  if (type !== 'SALE') return {};
  if (price === null) return { channel, vatRate };
  const unitPriceMinor = Math.round(price * priceFactors[channel]) * 100;
  return { channel, vatRate, unitPriceMinor, currency: 'MKD' } as const;
}
