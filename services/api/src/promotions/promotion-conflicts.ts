import type { ConflictWinner, PromotionConflict } from '@pazar/contracts/promotion-preview';
import type { PromotionSketch } from '@pazar/contracts/promotion-input';
import { firstMeeting } from '../clock/first-meeting.ts';
import { and, eq, gt, isNull, ne, or, type InferSelectModel } from '../database/drizzle.ts';
import { promotions } from '../database/tables/promotions.ts';
import type { AgentContext } from '../records/agent-context.ts';
import { thousandthsOrNull } from '../records/values.ts';
import { packsOf, type AffectedProduct } from './affected-products.ts';
import { winnerOf, type Rival } from './conflict-winner.ts';
import type { Offer } from './prices/order-price.ts';
import { isFor, isForPack, withSubcategories } from './prices/running-promotions.ts';
import { readPromotionLinks, type PromotionLinks } from './promotion-links.ts';

/** Winners listed at most, of each conflict. */
const mostListed = 200;

interface Previewed {
  id: string | undefined;
  promotion: PromotionSketch;
  products: readonly AffectedProduct[];
}
type Other = InferSelectModel<typeof promotions> & PromotionLinks;

/**
 * Published promotions that hold for some of the same packs at some of the same time and place. They
 * do not add up: for each pack the better price wins, and of two equal ones that of the higher
 * priority. One with another code is no conflict, since an order has one code.
 */
export async function conflictsOf(
  context: AgentContext,
  { id, promotion, products }: Previewed,
): Promise<PromotionConflict[]> {
  const others = await readOthers(context, promotion, id);
  const { conditions } = promotion;
  const minQuantity = thousandthsOrNull(conditions.minQuantity);
  const own = rivalOf({ ...promotion, ...conditions, minQuantity, id: id ?? null });
  return others.flatMap((other): PromotionConflict[] => {
    const from = meetingOf(promotion, other, context.now);
    if (from === null) return [];
    const common = products
      .filter((product) => isFor(other.target, promoted(product)))
      .map((product) => winnersOf(product, { promotion, own, other }))
      .filter((winners) => winners.length > 0);
    if (common.length === 0) return [];
    const ends = [promotion.endsAt, other.endsAt?.toISOString() ?? null].flatMap(
      (end) => end ?? [],
    );
    return [
      {
        id: other.id,
        name: { mk: other.nameMk, en: other.nameEn },
        products: common.length,
        won: common.filter((winners) => winners.every(({ winner }) => winner === 'THIS')).length,
        trigger: other.trigger,
        code: other.code,
        priority: other.priority,
        from: from.toISOString(),
        to: ends.toSorted()[0] ?? null,
        winners: common.flat().slice(0, mostListed),
      },
    ];
  });
}

async function readOthers(
  { transaction, agentId, now }: AgentContext,
  { currency }: PromotionSketch,
  id: string | undefined,
): Promise<Other[]> {
  const rows = await transaction
    .select()
    .from(promotions)
    .where(
      and(
        eq(promotions.agentId, agentId),
        eq(promotions.currency, currency),
        eq(promotions.status, 'PUBLISHED'),
        isNull(promotions.exhaustedAt),
        id === undefined ? undefined : ne(promotions.id, id),
        or(isNull(promotions.endsAt), gt(promotions.endsAt, now)),
      ),
    )
    .orderBy(promotions.startsAt, promotions.id);
  const links = await readPromotionLinks(transaction, rows);
  const targets = await withSubcategories(
    transaction,
    rows.map((row) => links.get(row.id)?.target ?? { type: 'ALL' }),
  );
  return rows.map((row, index) => ({
    ...row,
    target: targets[index] ?? { type: 'ALL' },
    locationIds: links.get(row.id)?.locationIds ?? [],
  }));
}

/** The first instant at which both hold for one order somewhere; null when that is never. */
function meetingOf(promotion: PromotionSketch, other: Other, now: Date): Date | null {
  const haveCodes = promotion.trigger === 'CODE' && other.trigger === 'CODE';
  if (haveCodes && promotion.code !== other.code) return null;
  const [here, there] = [promotion.locationIds, other.locationIds];
  const isEverywhere = here.length === 0 || there.length === 0;
  if (!isEverywhere && !here.some((id) => there.includes(id))) return null;
  const holding = {
    startsAt: promotion.startsAt === null ? null : new Date(promotion.startsAt),
    endsAt: promotion.endsAt === null ? null : new Date(promotion.endsAt),
    weekly: promotion.weekly,
  };
  return firstMeeting(holding, other, now);
}

function winnersOf(
  product: AffectedProduct,
  { promotion, own, other }: { promotion: PromotionSketch; own: Rival; other: Other },
): ConflictWinner[] {
  const rival = rivalOf(other);
  return packsOf(product, promotion.target)
    .filter(({ id }) => isForPack(other.target, id))
    .map((pack) => winnerOf(product, pack, [own, rival]));
}

function rivalOf({
  id,
  priority,
  rule,
  currency,
  minQuantity,
  minAmountMinor,
}: Omit<Rival, 'offer'> & Offer): Rival {
  return { id, priority, offer: { rule, currency, minQuantity, minAmountMinor } };
}

function promoted(product: AffectedProduct) {
  return { ...product, packIds: product.packs.map(({ id }) => id) };
}
