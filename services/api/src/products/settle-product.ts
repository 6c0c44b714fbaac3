import type { VatRate } from '@pazar/contracts/product';
import { v7 as uuid } from 'uuid';
import { marketDay } from '../clock/market-day.ts';
import type { Database } from '../database/database.ts';
import { and, eq, ne, sql } from '../database/drizzle.ts';
import { productNumbers } from '../database/tables/product-numbers.ts';
import { products } from '../database/tables/products.ts';
import { Refusal } from '../problems/refusal.ts';
import type { AgentContext } from '../records/agent-context.ts';
import { ratesOn } from '../reference/vat-rates.ts';
import type { Proposed } from '../records/own-record.ts';
import { isVatRegistered } from '../records/own-references.ts';
import { productFaults, findCategory } from './check-product.ts';
import type { ProductTypes, SettledProduct } from './product-types.ts';
import { requireUnlockedCurrency } from './running-targets.ts';

/**
 * Rejects invalid input, and fills in the next number and the VAT rate of the category.
 * `validation`; `duplicate` for a code that is taken; `in-use` for the currency while a promotion
 * runs.
 */
export async function settleProduct(
  context: AgentContext,
  { input, was, row }: Proposed<ProductTypes>,
): Promise<SettledProduct> {
  const current = was && row && { ...was, id: row.id };
  const errors = await productFaults(context, { input, current });
  if (errors.length > 0) throw new Refusal('validation', { errors });
  const { transaction, agentId } = context;
  const settled = {
    ...input,
    vatRate: await vatRateOf(context, { input, row }),
    sku: input.sku ?? (await nextSku(transaction, agentId)),
    packs: input.packs.map((pack) => ({ ...pack, id: pack.id ?? uuid() })),
  };
  if (row?.status === 'ACTIVE' && settled.vatRate === null) {
    throw new Refusal('validation', { errors: [{ pointer: '/vatRate', code: 'required' }] });
  }
  await requireFree(context, settled, current);
  return settled;
}

/** `duplicate` for a code that another product has, `in-use` for a currency that promotions count in. */
async function requireFree(
  context: AgentContext,
  { sku, currency }: SettledProduct,
  current: (SettledProduct & { id: string }) | null,
): Promise<void> {
  if (sku !== current?.sku) await requireFreeSku(context, sku, current?.id);
  if (current !== null && currency !== current.currency) {
    await requireUnlockedCurrency(context, current);
  }
}

async function vatRateOf(
  { transaction, agentId, now }: AgentContext,
  { input: { vatRate, categoryId }, row }: Pick<Proposed<ProductTypes>, 'input' | 'row'>,
): Promise<VatRate | null> {
  const chargesVat = row?.vatRegistered ?? (await isVatRegistered(transaction, agentId));
  if (!chargesVat) return 0;
  if (vatRate !== null || categoryId === null) return vatRate;
  return rateOfCategory({ transaction, now }, categoryId);
}

async function rateOfCategory(
  { transaction, now }: Pick<AgentContext, 'transaction' | 'now'>,
  categoryId: string,
): Promise<VatRate | null> {
  const category = await findCategory(transaction, categoryId);
  const rate = category?.defaultVatRate ?? null;
  // The rate of the category may have ended since; the agent then chooses one.
  if (rate === null || rate === 0) return rate;
  return (await ratesOn(transaction, marketDay(now))).includes(rate) ? rate : null;
}

/** `duplicate` when another product of the agent, archived or not, has the code. */
async function requireFreeSku(
  { transaction, agentId }: AgentContext,
  sku: string,
  productId: string | undefined,
): Promise<void> {
  const [other] = await transaction
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(
      and(
        eq(products.agentId, agentId),
        eq(sql`lower(${products.sku})`, sku.toLowerCase()),
        productId === undefined ? undefined : ne(products.id, productId),
      ),
    );
  if (other === undefined) return;
  throw new Refusal('duplicate', {
    errors: [{ pointer: '/sku', code: 'duplicate' }],
    extensions: { blocking: [{ entity: 'product', id: other.id, label: other.sku }] },
  });
}

/** The next free `P-0001` of an agent. Two that are asked for at once differ. */
async function nextSku(database: Database, agentId: string): Promise<string> {
  const sku = `P-${String(await nextNumber(database, agentId)).padStart(4, '0')}`;
  const taken = await database
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.agentId, agentId), eq(sql`lower(${products.sku})`, sku.toLowerCase())));
  // An agent may have assigned the number to a product by hand.
  return taken.length === 0 ? sku : nextSku(database, agentId);
}

async function nextNumber(database: Database, agentId: string): Promise<number> {
  const increased = await database
    .update(productNumbers)
    .set({ last: sql`${productNumbers.last} + 1` })
    .where(eq(productNumbers.agentId, agentId))
    .returning({ last: productNumbers.last });
  const [{ last } = await firstNumber(database, agentId)] = increased;
  return last;
}

/** After the highest existing number: products may be older than their counter. */
async function firstNumber(database: Database, agentId: string): Promise<{ last: number }> {
  const highest = sql`(select coalesce(max(substring(sku from '^P-([0-9]{1,8})$')::integer), 0) + 1
    from api.products where agent_id = ${agentId})`;
  const [row = { last: 1 }] = await database
    .insert(productNumbers)
    .values({ agentId, last: highest })
    .onConflictDoUpdate({
      target: productNumbers.agentId,
      set: { last: sql`${productNumbers.last} + 1` },
    })
    .returning({ last: productNumbers.last });
  return row;
}
