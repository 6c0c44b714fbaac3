import type { PromotionConflict } from '@pazar/contracts/promotion-preview';
import type { AgentContext } from '../records/agent-context.ts';
import type { AffectedProduct } from './affected-products.ts';
import { type Contender, endOf, meetingOf, readContenders, winnersOf } from './contenders.ts';

/** Winners listed at most, of each conflict. */
const maxListed = 200;

interface Previewed {
  own: Contender;
  products: readonly AffectedProduct[];
}

/**
 * Published promotions that apply to some of the same packs at some of the same time and location.
 * Discounts do not add up: for each pack the better price wins, and of two equal ones that of the
 * higher priority. One with another code is no conflict, since an order has one code; one with a code
 * beside one without it is judged for customers without the code, and for those who give it.
 */
export async function conflictsOf(
  context: AgentContext,
  { own, products }: Previewed,
): Promise<PromotionConflict[]> {
  const others = (await readContenders(context)).filter(({ id }) => id !== own.id);
  return others.flatMap((other): PromotionConflict[] => {
    const from = meetingOf(own, other, context.now);
    if (from === null) return [];
    const common = products
      .map((product) => winnersOf(product, [own, other]))
      .filter((winners) => winners.length > 0);
    if (common.length === 0) return [];
    const { name, trigger, code, priority } = other;
    return [
      {
        id: other.id,
        name,
        products: common.length,
        won: common.filter((winners) => winners.every(({ winner }) => winner === 'THIS')).length,
        wonWithCode:
          trigger === own.trigger
            ? null
            : common.filter((winners) => winners.every(({ withCode }) => withCode === 'THIS'))
                .length,
        trigger,
        code,
        priority,
        from: from.toISOString(),
        to: endOf(own, other)?.toISOString() ?? null,
        winners: common.flat().slice(0, maxListed),
      },
    ];
  });
}
