import { lowestPriceDays } from '@pazar/contracts/price-history';
import {
  lowestBefore,
  lowestOf,
  type LowestPrices,
  readPriceChanges,
  reductionBegan,
} from '../pricing/lowest-price.ts';
import { readPlannedPrices, type PlannedProduct } from '../pricing/planned-prices.ts';
import type { AgentContext } from '../records/agent-context.ts';
import type { ReductionStart } from './reduction-start.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The lowest prices of packs in the 30 days before a promotion reduces them: by the ledger since when it
 * sets the price without a break, else before the first instant at which it will, with the prices that
 * are planned until then.
 */
export async function readLowestOf(
  context: AgentContext,
  { id, start }: { id: string | undefined; start: ReductionStart },
  products: readonly PlannedProduct[],
): Promise<LowestPrices> {
  const { transaction, agentId, now } = context;
  const packIds = products.flatMap(({ packs }) => packs.map((pack) => pack.id));
  const { begins } = start;
  if (packIds.length === 0 || begins === null) return new Map();
  const changes = await readPriceChanges(transaction, { agentId, now }, packIds);
  // The price with which the 30 days open counts, and what follows.
  const opens = new Date(Math.max(now.getTime(), begins.getTime() - lowestPriceDays * dayMs));
  const span = { agentId, from: opens, until: begins, without: id };
  const planned =
    begins > now ? await readPlannedPrices(transaction, span, products) : new Map<string, []>();
  return lowestOf(packIds, (packId) => {
    const known = changes.get(packId) ?? [];
    const isOwn = id !== undefined && known.at(-1)?.promotionId === id;
    const began = isOwn ? reductionBegan(known) : null;
    if (began !== null) return lowestBefore(known, began);
    return lowestBefore([...known, ...(planned.get(packId) ?? [])], begins);
  });
}
