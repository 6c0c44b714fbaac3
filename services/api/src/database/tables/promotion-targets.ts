import { primaryKey, text, uuid } from '../drizzle.ts';
import { apiSchema } from './api-schema.ts';
import { promotions } from './promotions.ts';

const promotionId = () =>
  uuid('promotion_id')
    .notNull()
    .references(() => promotions.id, { onDelete: 'cascade' });

/** Products that a promotion is for, where it names them. */
export const promotionProducts = apiSchema.table(
  'promotion_products',
  { promotionId: promotionId(), productId: uuid('product_id').notNull() },
  (table) => [primaryKey({ columns: [table.promotionId, table.productId] })],
);

/** Categories that a promotion is for, where it names them. */
export const promotionCategories = apiSchema.table(
  'promotion_categories',
  { promotionId: promotionId(), categoryId: text('category_id').notNull() },
  (table) => [primaryKey({ columns: [table.promotionId, table.categoryId] })],
);

/** Packs that a promotion is for, where it names them. */
export const promotionPacks = apiSchema.table(
  'promotion_packs',
  { promotionId: promotionId(), packId: uuid('pack_id').notNull() },
  (table) => [primaryKey({ columns: [table.promotionId, table.packId] })],
);

/** Locations where a promotion applies; everywhere when there are none. */
export const promotionLocations = apiSchema.table(
  'promotion_locations',
  { promotionId: promotionId(), locationId: uuid('location_id').notNull() },
  (table) => [primaryKey({ columns: [table.promotionId, table.locationId] })],
);
