import { productInputSchema } from '@pazar/contracts/product-input';
import { and, eq, ne } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { products } from '../database/tables/products.ts';
import type { AgentContext } from '../records/agent-context.ts';
import { fileOf, ownFile } from '../records/archive-file.ts';
import type { Changed, OwnRecord } from '../records/own-record.ts';
import type { Wanted } from '../records/unit.ts';
import { linkColumns, readProduct } from './product-detail.ts';
import { packInputFrom, productInputFrom } from './product-input.ts';
import { ownPacks } from './product-parts.ts';
import { productColumns, writeProductParts } from './product-store.ts';
import { settleProduct } from './settle-product.ts';
import type { ProductTypes, LockedProduct } from './product-types.ts';

const ofProducts = fileOf('products', 'product_id');

/** A product as a record of its agent. */
export const productRecord: OwnRecord<ProductTypes> = {
  entity: 'product',
  called: { mk: 'Производ', en: 'Product' },
  table: products,
  names: { mk: products.nameMk, en: products.nameEn },
  lockedAs: 'products',
  uniqueFields: { products_sku_key: '/sku', packs_differ: '/packs' },
  closing: {
    counted: 'stays.products',
    close: ({ database, agentId, next }) =>
      database
        .update(products)
        .set({ status: 'ARCHIVED', ...next })
        .where(and(eq(products.agentId, agentId), ne(products.status, 'ARCHIVED'))),
  },
  archive: [
    ownFile('products', {
      en: 'your products as customers see them',
      mk: 'вашите производи како што ги гледаат купувачите',
    }),
    ofProducts(
      'packs',
      {
        en: 'the packs of the products, with their prices',
        mk: 'пакувањата на производите, со цените',
      },
      ['packs', 'id'],
    ),
    ofProducts(
      'product-produce',
      { en: 'which lots a product is sold from', mk: 'од кои приноси се продава производот' },
      ['product_lots', 'lot_id'],
    ),
    ofProducts(
      'product-locations',
      { en: 'where a product is sold', mk: 'каде се продава производот' },
      ['product_locations', 'location_id'],
    ),
    ownFile('movements', {
      en: 'every movement of stock: harvests, receipts, sales, losses',
      mk: 'секое движење на залихата: берби, приеми, продажби, загуби',
    }),
  ],
  schema: productInputSchema,
  read: readProduct,
  locks: productLocks,
  row: readProductRow,
  inputOf: async (_unit, row) =>
    productInputFrom(row, { ...row, packs: row.packs.map(packInputFrom) }),
  settle: settleProduct,
  columns: productColumns,
  firstColumns: async () => ({ status: 'DRAFT', moderation: 'NONE' }),
  writeParts: writeProductParts,
  label: ({ name, sku }) => name.mk ?? name.en ?? sku,
};

async function readProductRow(
  { transaction, agentId }: AgentContext,
  id: string,
): Promise<LockedProduct | undefined> {
  const { locationIds, produceIds } = linkColumns;
  const [found] = await transaction
    .select({
      row: products,
      vatRegistered: agents.vatRegistered,
      packs: ownPacks,
      locationIds,
      produceIds,
    })
    .from(products)
    .innerJoin(agents, eq(agents.id, products.agentId))
    .where(and(eq(products.id, id), eq(products.agentId, agentId)));
  if (found === undefined) return undefined;
  const { row, ...parts } = found;
  return { ...row, ...parts, name: { mk: row.nameMk, en: row.nameEn } };
}

/**
 * The current and the new lots of a product belong to a change of them or of its unit; the ledger of
 * prices to one of its packs, its category, which brings other promotions with it, or its currency.
 */
function productLocks(ids: readonly string[], what: Changed<ProductTypes>): Wanted {
  if (what === 'state') return { products: ids };
  if (what === 'fields') return { drawing: ids, prices: true };
  const { produceIds, baseUnit, packs, categoryId, currency } = what;
  const hasLots = produceIds !== undefined || baseUnit !== undefined;
  const isRepriced = [packs, categoryId, currency].some((field) => field !== undefined);
  return {
    ...(hasLots ? { lots: produceIds ?? [], drawing: ids } : { products: ids }),
    prices: isRepriced,
  };
}
