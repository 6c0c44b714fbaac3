// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { bigint, integer, pgSchema, text, timestamp, uuid } from '../drizzle.ts';

/** The append-only stock ledger; quantities are signed thousandths of the base unit. */
export const movements = pgSchema('api').table('movements', {
  id: uuid('id').notNull(),
  agentId: uuid('agent_id').notNull(),
  lotId: uuid('lot_id'),
  productId: uuid('product_id'),
  type: text('type').$type<'HARVEST' | 'RECEIPT' | 'SALE' | 'WASTE' | 'OWN_USE' | 'ADJUST'>().notNull(),
  quantity: bigint('quantity', { mode: 'bigint' }).notNull(),
  occurredAt: timestamp('occurred_at', { withTimezone: true, precision: 3 }).notNull(),
  channel: text('channel').$type<'MARKET' | 'FARM_GATE' | 'DELIVERY' | 'WHOLESALE' | 'ONLINE' | 'OTHER'>(),
  unitPriceMinor: integer('unit_price_minor'),
  currency: text('currency').$type<'MKD' | 'EUR'>(),
  /** The promotion that applied to the sale, and the price of the pack without it. */
  promotionId: uuid('promotion_id'),
  listPriceMinor: integer('list_price_minor'),
  note: text('note'),
  reversesId: uuid('reverses_id'),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  /** No reference: packs are deleted, the ledger stays. */
  packId: uuid('pack_id'),
  /** Packs of the whole booking, which may draw on several lots. */
  packCount: integer('pack_count'),
  /** Thousandths of the base unit in one pack when it was booked. */
  packSize: bigint('pack_size', { mode: 'bigint' }),
  /** Shared by the entries of one request; they are reversed together. */
  bookingId: uuid('booking_id').notNull(),
  createdBy: uuid('created_by').notNull(),
  /**
   * Percent, of a sale as a product when it was booked; 0 when the agent was not registered for
   * VAT.
   */
  vatRate: integer('vat_rate'),
});
