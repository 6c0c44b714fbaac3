// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { bigint, boolean, integer, pgSchema, sql, text, uuid } from '../drizzle.ts';

export const packs = pgSchema('api').table('packs', {
  id: uuid('id').notNull(),
  productId: uuid('product_id').notNull(),
  labelMk: text('label_mk'),
  labelEn: text('label_en'),
  size: bigint('size', { mode: 'bigint' }).notNull(),
  unit: text('unit').$type<'KG' | 'L' | 'PIECE' | 'BUNCH' | 'G' | 'T' | 'ML' | 'BOX' | 'CRATE' | 'JAR' | 'BOTTLE' | 'SACK'>().notNull(),
  priceMinor: integer('price_minor').notNull(),
  active: boolean('active').notNull(),
  position: integer('position').notNull(),
  sku: text('sku'),
  /** The size in the product's base unit; the database converts it. */
  baseSize: bigint('base_size', { mode: 'bigint' }).notNull().generatedAlwaysAs(sql``),
});
