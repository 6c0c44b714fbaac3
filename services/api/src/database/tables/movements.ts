import type { Currency } from '@pazar/contracts/money';
import type { SalesChannel } from '@pazar/contracts/movement';
import type { MovementType } from '@pazar/contracts/produce';
import { bigint, integer, text, uuid } from '../drizzle.ts';
import { agents } from './agents.ts';
import { apiSchema } from './api-schema.ts';
import { instantColumn } from './instant-column.ts';
import { lots } from './lots.ts';
import { products } from './products.ts';
import { promotions } from './promotions.ts';

/** The append-only stock ledger; quantities are signed thousandths of the base unit. */
export const movements = apiSchema.table('movements', {
  id: uuid('id').primaryKey(),
  agentId: uuid('agent_id')
    .notNull()
    .references(() => agents.id),
  lotId: uuid('lot_id').references(() => lots.id),
  productId: uuid('product_id').references(() => products.id),
  type: text('type').$type<MovementType>().notNull(),
  quantity: bigint('quantity', { mode: 'bigint' }).notNull(),
  occurredAt: instantColumn('occurred_at').notNull(),
  channel: text('channel').$type<SalesChannel>(),
  unitPriceMinor: integer('unit_price_minor'),
  currency: text('currency').$type<Currency>(),
  /** No reference: packs are deleted, the ledger stays. */
  packId: uuid('pack_id'),
  /** Packs of the whole booking, which may draw on several lots. */
  packCount: integer('pack_count'),
  /** Thousandths of the base unit in one pack when it was booked. */
  packSize: bigint('pack_size', { mode: 'bigint' }),
  /** The promotion that applied to the sale, and the price of the pack without it. */
  promotionId: uuid('promotion_id').references(() => promotions.id),
  listPriceMinor: integer('list_price_minor'),
  /** Percent, of a sale as a product when it was booked; 0 when the agent was not registered for VAT. */
  vatRate: integer('vat_rate'),
  note: text('note'),
  reversesId: uuid('reverses_id'),
  /** Shared by the entries of one request; they are reversed together. */
  bookingId: uuid('booking_id').notNull(),
  createdBy: uuid('created_by')
    .notNull()
    .references(() => agents.id),
  createdAt: instantColumn('created_at').notNull(),
});
