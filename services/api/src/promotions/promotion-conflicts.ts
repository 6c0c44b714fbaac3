import type { PromotionPreview } from '@pazar/contracts/promotion-detail';
import type { PromotionInput } from '@pazar/contracts/promotion-input';
import { and, eq, gt, inArray, isNull, lt, ne, or, type SQL } from '../database/drizzle.ts';
import { promotions } from '../database/tables/promotions.ts';
import { promotionPrice } from './prices/promotion-price.ts';
import { isFor, withSubcategories } from './prices/running-promotions.ts';
import { readPromotionLinks } from './promotion-links.ts';
import type { AffectedProduct } from './affected-products.ts';
import type { AgentContext } from '../records/agent-context.ts';

interface Previewed {
  id: string | undefined;
  promotion: PromotionInput;
  products: readonly AffectedProduct[];
}
type Conflict = PromotionPreview['conflicts'][number];

/**
 * Published promotions for some of the same products at some of the same time. Promotions do not
 * add up: the better price wins, and of two equal ones that of the higher priority.
 */
export async function conflictsOf(
  { transaction, agentId, now }: AgentContext,
  { id, promotion, products }: Previewed,
): Promise<Conflict[]> {
  const rows = await transaction
    .select()
    .from(promotions)
    .where(
      and(
        eq(promotions.agentId, agentId),
        eq(promotions.currency, promotion.currency),
        inArray(promotions.status, ['PUBLISHED', 'PAUSED']),
        id === undefined ? undefined : ne(promotions.id, id),
        or(isNull(promotions.endsAt), gt(promotions.endsAt, now)),
        overlaps(promotion),
      ),
    );
  const links = await readPromotionLinks(transaction, rows);
  const targets = await withSubcategories(
    transaction,
    rows.map((row) => links.get(row.id)?.target ?? { type: 'ALL' }),
  );
  return rows.flatMap((row, index): Conflict[] => {
    const target = targets[index] ?? { type: 'ALL' };
    const common = products.filter((product) => isFor(target, product));
    if (common.length === 0) return [];
    const won = common.filter((product) => wins(product, promotion, row)).length;
    return [{ id: row.id, name: { mk: row.nameMk, en: row.nameEn }, products: common.length, won }];
  });
}

function overlaps({ startsAt, endsAt }: PromotionInput): SQL | undefined {
  return and(
    startsAt === null
      ? undefined
      : or(isNull(promotions.endsAt), gt(promotions.endsAt, new Date(startsAt))),
    endsAt === null
      ? undefined
      : or(isNull(promotions.startsAt), lt(promotions.startsAt, new Date(endsAt))),
  );
}

/** Whether every pack of a product gets its better price from the first promotion. */
function wins(
  product: AffectedProduct,
  promotion: Pick<PromotionInput, 'rule' | 'priority'>,
  other: Pick<PromotionInput, 'rule' | 'priority'>,
): boolean {
  return product.packs.every(({ priceMinor }) => {
    const price = promotionPrice(promotion.rule, priceMinor, product.currency);
    const otherPrice = promotionPrice(other.rule, priceMinor, product.currency);
    return price < otherPrice || (price === otherPrice && promotion.priority > other.priority);
  });
}
