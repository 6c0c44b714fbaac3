import type { ProductInput } from '@pazar/contracts/product-input';
import { vatRateSchema, type VatRate } from '@pazar/contracts/product';
import { findCategory } from './product-references.ts';
import { isVatRegistered } from '../records/own-references.ts';
import { nextSku } from './product-numbers.ts';
import type { AgentContext } from '../records/agent-context.ts';

/** Fills in what an agent may leave open: the next number, and the rate of the category. */
export async function settleProduct(
  { transaction, agentId }: AgentContext,
  input: ProductInput,
): Promise<ProductInput & { sku: string }> {
  const vatRate = (await isVatRegistered(transaction, agentId))
    ? (input.vatRate ?? (await categoryRate(transaction, input.categoryId)))
    : 0;
  return { ...input, vatRate, sku: input.sku ?? (await nextSku(transaction, agentId)) };
}

async function categoryRate(
  transaction: AgentContext['transaction'],
  categoryId: string | null,
): Promise<VatRate | null> {
  if (categoryId === null) return null;
  const category = await findCategory(transaction, categoryId);
  return vatRateSchema.safeParse(category?.defaultVatRate).data ?? null;
}
