import type { PackUnit } from '@pazar/contracts/quantity';
import { bigint, boolean, integer, sql, text, uuid } from '../drizzle.ts';
import { apiSchema } from './api-schema.ts';
import { products } from './products.ts';

export const packs = apiSchema.table('packs', {
  id: uuid('id').primaryKey(),
  productId: uuid('product_id')
    .notNull()
    .references(() => products.id),
  labelMk: text('label_mk'),
  labelEn: text('label_en'),
  size: bigint('size', { mode: 'bigint' }).notNull(),
  unit: text('unit').$type<PackUnit>().notNull(),
  /** The size in the product's base unit; the database converts it. */
  baseSize: bigint('base_size', { mode: 'bigint' })
    .notNull()
    .generatedAlwaysAs(sql`size`),
  sku: text('sku'),
  priceMinor: integer('price_minor').notNull(),
  active: boolean('active').notNull(),
  position: integer('position').notNull(),
});
