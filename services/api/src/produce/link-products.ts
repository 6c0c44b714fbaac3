import type { LinkEffect, LinkPreview, LotLinksInput } from '@pazar/contracts/produce-links';
import type { StockState } from '@pazar/contracts/product';
import { maxQuantityThousandths } from '@pazar/contracts/quantity';
import { recordOwnAudit } from '../records/audit.ts';
import { lockOwn, writeOwn } from '../records/change-own.ts';
import { and, count, eq, inArray } from '../database/drizzle.ts';
import { productLots } from '../database/tables/product-lots.ts';
import { products } from '../database/tables/products.ts';
import { Refusal, type FieldFault } from '../problems/refusal.ts';
import { quantityText } from '../records/values.ts';
import { readProducts, type LotRow, type ProductRow } from '../stock/stock-rows.ts';
import { lotRecord } from './lot-record.ts';
import type { Target } from '../records/agent-context.ts';
import type { Unit } from '../records/unit.ts';

/** Most lots that one product draws on. */
const maxLotsOfProduct = 50;

interface LinkChanges {
  lot: LotRow;
  had: string[];
  linked: ProductRow[];
  unlinked: ProductRow[];
}

/** The stock that products would have; nothing is changed. 404, 422 `validation`. */
export async function previewLinks(
  context: Unit,
  lotId: string,
  input: LotLinksInput,
): Promise<LinkPreview> {
  const { lot, linked, unlinked } = await readChanges(context, { id: lotId, version: null }, input);
  return {
    effects: [
      ...linked.map((product) => effectOf(product, lot, 'link')),
      ...unlinked.map((product) => effectOf(product, lot, 'unlink')),
    ],
  };
}

/** Replaces the products that are sold from an own lot. 404, 412, 422. */
export async function linkProducts(
  context: Unit,
  target: Target,
  input: LotLinksInput,
): Promise<void> {
  const { transaction } = context;
  const { lot, had, linked, unlinked } = await readChanges(context, target, input);
  if (linked.length + unlinked.length === 0) return;
  const idsOf = (rows: readonly ProductRow[]) => rows.map((row) => row.id);
  if (unlinked.length > 0) {
    await transaction
      .delete(productLots)
      .where(and(eq(productLots.lotId, lot.id), inArray(productLots.productId, idsOf(unlinked))));
  }
  if (linked.length > 0) {
    await transaction
      .insert(productLots)
      .values(idsOf(linked).map((productId) => ({ productId, lotId: lot.id })));
  }
  for (const product of [...linked, ...unlinked]) await touchProduct(context, product);

  await writeOwn(lotRecord, context, {
    row: lot,
    action: 'lot.link',
    columns: {},
    before: { linkedProducts: had },
    after: { linkedProducts: input.productIds },
  });
}

async function readChanges(
  context: Unit,
  target: Target,
  { productIds }: LotLinksInput,
): Promise<LinkChanges> {
  const { transaction, agentId } = context;
  // Those that are linked belong to the lot; the order of locks wants the others together with them.
  await context.lock({ lots: [target.id], products: productIds });
  const lot = await lockOwn(lotRecord, context, target);
  const links = await transaction
    .select({ id: productLots.productId })
    .from(productLots)
    .where(eq(productLots.lotId, lot.id));
  const had = links.map((link) => link.id);
  const rows = await readProducts(transaction, agentId, [...new Set([...had, ...productIds])]);
  const isNew = (row: ProductRow) => productIds.includes(row.id) && !had.includes(row.id);
  const linked = rows.filter((row) => isNew(row));
  const errors = [
    ...unitFaults(productIds, rows, lot),
    ...(await fullFaults(context, productIds, linked)),
  ];
  if (errors.length > 0) throw new Refusal('validation', { errors });
  const unlinked = rows.filter((row) => !productIds.includes(row.id));
  return { lot, had, linked, unlinked };
}

function unitFaults(
  productIds: readonly string[],
  rows: readonly ProductRow[],
  lot: LotRow,
): FieldFault[] {
  const unitOf = new Map(rows.map((row) => [row.id, row.baseUnit]));
  return productIds.flatMap((id, index): FieldFault[] => {
    const pointer = `/productIds/${index}`;
    const unit = unitOf.get(id);
    if (unit === undefined) return [{ pointer, code: 'unknown' }];
    return unit === lot.unit ? [] : [{ pointer, code: 'unit' }];
  });
}

/** A product draws on a limited number of lots. */
async function fullFaults(
  { transaction }: Unit,
  productIds: readonly string[],
  linked: readonly ProductRow[],
): Promise<FieldFault[]> {
  const counts = await transaction
    .select({ id: productLots.productId, total: count() })
    .from(productLots)
    .where(
      inArray(
        productLots.productId,
        linked.map((row) => row.id),
      ),
    )
    .groupBy(productLots.productId);
  const full = counts.filter(({ total }) => total >= maxLotsOfProduct).map(({ id }) => id);
  return productIds.flatMap((id, index): FieldFault[] =>
    full.includes(id)
      ? [{ pointer: `/productIds/${index}`, code: 'max', params: { limit: maxLotsOfProduct } }]
      : [],
  );
}

/** Its lots are part of a product: an agent who edits it meanwhile gets a version conflict. */
async function touchProduct(context: Unit, product: ProductRow): Promise<void> {
  const { transaction, agentId, now } = context;
  const version = product.version + 1;
  await transaction
    .update(products)
    .set({ version, updatedBy: agentId, updatedAt: now })
    .where(eq(products.id, product.id));
  const links = await transaction
    .select({ id: productLots.lotId })
    .from(productLots)
    .where(eq(productLots.productId, product.id));
  await recordOwnAudit(context, {
    action: 'product.link',
    entity: 'product',
    entityId: product.id,
    label: product.nameMk ?? product.nameEn,
    version,
    after: { produceIds: links.map((link) => link.id) },
  });
}

function effectOf(product: ProductRow, lot: LotRow, change: LinkEffect['change']): LinkEffect {
  const { stockAvailable, stockState, stockMode } = product;
  const onOffer = lot.status === 'AVAILABLE' ? lot.remaining : 0n;
  const difference = change === 'link' ? onOffer : -onOffer;
  const draws = stockMode === 'FROM_PRODUCE' && stockAvailable !== null;
  const after = draws ? atMost(stockAvailable + difference) : stockAvailable;
  return {
    id: product.id,
    sku: product.sku,
    name: { mk: product.nameMk, en: product.nameEn },
    change,
    stockMode,
    unit: product.baseUnit,
    before: { available: stockText(stockAvailable), state: stockState },
    after: {
      available: stockText(after),
      state: after === null ? stockState : stateOf(after, product.lowStockThreshold),
    },
  };
}

function atMost(available: bigint): bigint {
  return available > maxQuantityThousandths ? maxQuantityThousandths : available;
}

function stockText(available: bigint | null): string | null {
  return available === null ? null : quantityText(available);
}

/** As the database works it out: 0009_products.sql, `products.stock_state`. */
function stateOf(available: bigint, threshold: bigint | null): StockState {
  if (available <= 0n) return 'OUT';
  return threshold !== null && available <= threshold ? 'LOW' : 'IN';
}
