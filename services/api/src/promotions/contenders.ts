import type { LocalizedText } from '@pazar/contracts/locale';
import type { PromotionSketch } from '@pazar/contracts/promotion-input';
import type { ConflictWinner } from '@pazar/contracts/promotion-preview';
import type { Holding } from '@pazar/format/weekly-spans';
import { firstMeeting, meetingSince } from '../clock/first-meeting.ts';
import { and, eq, gt, isNull, or } from '../database/drizzle.ts';
import { promotions } from '../database/tables/promotions.ts';
import { isForSold, type PricedPromotion } from '../pricing/paid-price.ts';
import { readPromotionLinks } from '../pricing/promotion-links.ts';
import { withSubcategories } from '../pricing/running-promotions.ts';
import type { AgentContext } from '../records/agent-context.ts';
import { thousandthsOrNull } from '../records/values.ts';
import { placeIdsOf } from '../pricing/product-places.ts';
import { packAtPlaces, packsOf, type AffectedProduct } from './affected-products.ts';
import { winnerOf } from './conflict-winner.ts';

/** The part of a promotion that decides when and where it overlaps another, and which wins then. */
export type Contender = PricedPromotion & Holding;

/** A stored promotion with its name. */
export type PublishedContender = Contender & { id: string; name: LocalizedText };

/**
 * A promotion as it is edited; its target must include the categories below.
 *
 * @param startsAt its start, which is not before it is published
 */
export function contenderOf(
  promotion: PromotionSketch,
  { id, startsAt }: { id: string | undefined; startsAt: Date },
): Contender {
  const { conditions, endsAt } = promotion;
  return {
    ...promotion,
    id: id ?? null,
    // A draft may wait for its code, and holds for nobody without one.
    code: promotion.trigger === 'CODE' ? (promotion.code ?? '') : null,
    minQuantity: thousandthsOrNull(conditions.minQuantity),
    minAmountMinor: conditions.minAmountMinor,
    startsAt,
    endsAt: endsAt === null ? null : new Date(endsAt),
  };
}

/** An agent's published promotions that are not over, the earliest end first. */
export async function readContenders({
  transaction,
  agentId,
  now,
}: AgentContext): Promise<PublishedContender[]> {
  const rows = await transaction
    .select()
    .from(promotions)
    .where(
      and(
        eq(promotions.agentId, agentId),
        eq(promotions.status, 'PUBLISHED'),
        isNull(promotions.exhaustedAt),
        or(isNull(promotions.endsAt), gt(promotions.endsAt, now)),
      ),
    )
    .orderBy(promotions.endsAt, promotions.id);
  const links = await readPromotionLinks(transaction, rows);
  const targets = await withSubcategories(
    transaction,
    rows.map((row) => links.get(row.id)?.target ?? { type: 'ALL' }),
  );
  return rows.map(({ nameMk, nameEn, ...row }, index) => ({
    ...row,
    name: { mk: nameMk, en: nameEn },
    target: targets[index] ?? { type: 'ALL' },
    locationIds: links.get(row.id)?.locationIds ?? [],
  }));
}

/**
 * Since when both apply to one order somewhere, or the first instant from `now` on at which they will;
 * null when there is none.
 */
export function meetingOf(one: Contender, other: Contender, now: Date): Date | null {
  if (one.currency !== other.currency) return null;
  // An order has one code.
  if (one.trigger === 'CODE' && other.trigger === 'CODE' && one.code !== other.code) return null;
  const [here, there] = [one.locationIds, other.locationIds];
  const isEverywhere = here.length === 0 || there.length === 0;
  if (!isEverywhere && !here.some((id) => there.includes(id))) return null;
  const first = firstMeeting(one, other, now);
  return first !== null && first <= now ? meetingSince(one, other, now) : first;
}

/** The end of an overlap; null: it has no end. */
export function endOf(one: Contender, other: Contender): Date | null {
  const ends = [one.endsAt, other.endsAt].filter((end) => end !== null);
  return ends.toSorted((first, second) => first.getTime() - second.getTime())[0] ?? null;
}

/**
 * The promotion that sets the price of each pack that both apply to at some place, `[this, other]`, where
 * either does.
 */
export function winnersOf(
  product: AffectedProduct,
  [own, other]: readonly [Contender, Contender],
): ConflictWinner[] {
  const shared = sharedPlace(product, own, other);
  if (shared === undefined) return [];
  return packsOf(product, own.target).flatMap((pack) => {
    const sold = packAtPlaces(product, pack);
    return isForSold(other, sold) ? (winnerOf(sold, shared, [own, other]) ?? []) : [];
  });
}

/** A place of both that sells a product; null where both hold everywhere, undefined without one. */
function sharedPlace(
  product: AffectedProduct,
  { locationIds: here }: Contender,
  { locationIds: there }: Contender,
): string | null | undefined {
  if (here.length === 0 && there.length === 0) return null;
  return [...placeIdsOf(product)].find(
    (id) => (here.length === 0 || here.includes(id)) && (there.length === 0 || there.includes(id)),
  );
}
