import type { SalesChannel } from '@pazar/contracts/movement';
import type { Currency } from '@pazar/contracts/money';
import type { MovementType } from '@pazar/contracts/produce';
import { newId } from '../records/values.ts';
import { sql, type SQL } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { products } from '../database/tables/products.ts';
import { movements } from '../database/tables/movements.ts';
import { recountPromotions } from '../pricing/recount-promotions.ts';
import type { Unit } from '../records/unit.ts';

/** The fields that all entries of one booking share. */
export interface BookingFacts {
  occurredAt: Date;
  channel: SalesChannel | null;
  unitPriceMinor: number | null;
  currency: Currency | null;
  packId: string | null;
  packCount: number | null;
  packSize: bigint | null;
  /** The promotion of the sale, and the price of the pack without it. */
  promotionId: string | null;
  listPriceMinor: number | null;
  /** Of the entry that it reverses or corrects; without it, a new sale has the rate of its product. */
  vatRate?: number | null;
  note: string | null;
}

/** One row of the ledger: of a lot, of a product, or of a lot sold as a product. */
export interface Entry extends BookingFacts {
  type: MovementType;
  quantity: bigint;
  lotId: string | null;
  productId: string | null;
  reversesId?: string;
}

/** Writes the entries of one booking in one statement and returns its id. */
export async function writeBooking(context: Unit, entries: readonly Entry[]): Promise<string> {
  const { transaction, agentId, now } = context;
  const numbered = entries.map((entry) => ({ ...entry, id: newId(now) }));
  // A booking of one entry is reversed by its id.
  const bookingId = numbered[0]?.id ?? newId(now);
  await transaction.insert(movements).values(
    numbered.map((entry) => ({
      ...entry,
      vatRate: entry.vatRate === undefined ? vatRateOf(entry) : entry.vatRate,
      bookingId,
      agentId,
      createdBy: agentId,
      createdAt: now,
    })),
  );
  const named = entries.flatMap(({ promotionId }) => promotionId ?? []);
  if (named.length > 0) await countUses(context, named);
  return bookingId;
}

/** The rate of a sale at this moment; null for all that is not sold as a product. */
function vatRateOf({ type, productId }: Entry): SQL | null {
  if (type !== 'SALE' || productId === null) return null;
  return sql`(select case when ${agents.vatRegistered} then ${products.vatRate} else 0 end
    from ${products} join ${agents} on ${agents.id} = ${products.agentId}
    where ${products.id} = ${productId})`;
}

/** An adjustment for stock that the ledger did not have: it has no price. */
export function adjustment(
  facts: BookingFacts,
  { quantity, lotId, productId }: Pick<Entry, 'quantity' | 'lotId' | 'productId'>,
): Entry {
  return {
    type: 'ADJUST',
    quantity,
    lotId,
    productId,
    occurredAt: facts.occurredAt,
    note: facts.note,
    channel: null,
    unitPriceMinor: null,
    currency: null,
    packId: null,
    packCount: null,
    packSize: null,
    promotionId: null,
    listPriceMinor: null,
  };
}

/** A sale may use up a promotion, which ends it; a reversal may restart it. */
async function countUses(unit: Unit, ids: readonly string[]): Promise<void> {
  await unit.lock({ promotions: ids });
  if (await recountPromotions(unit, ids)) await unit.recordPrices();
}
