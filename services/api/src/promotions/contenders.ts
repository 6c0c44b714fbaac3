import type { Currency } from '@pazar/contracts/money';
import type { ConflictWinner } from '@pazar/contracts/promotion-preview';
import type { PromotionSketch, PromotionTarget } from '@pazar/contracts/promotion-input';
import type { LocalizedText } from '@pazar/contracts/locale';
import { firstMeeting, type Holding } from '../clock/first-meeting.ts';
import { and, eq, gt, isNull, or } from '../database/drizzle.ts';
import { promotions } from '../database/tables/promotions.ts';
import type { AgentContext } from '../records/agent-context.ts';
import { thousandthsOrNull } from '../records/values.ts';
import { packsOf, type AffectedProduct } from './affected-products.ts';
import { winnerOf, type Rival } from './conflict-winner.ts';
import { isFor, isForPack, withSubcategories } from '../prices/running-promotions.ts';
import { readPromotionLinks } from '../prices/promotion-links.ts';

/** The part of a promotion that decides when and where it overlaps another, and which wins then. */
export interface Contender extends Rival, Holding {
  trigger: PromotionSketch['trigger'];
  code: string | null;
  currency: Currency;
  /** With the categories below those that it names. */
  target: PromotionTarget;
  locationIds: readonly string[];
}

/** A stored promotion with its name. */
export interface PublishedContender extends Contender {
  id: string;
  name: LocalizedText;
}

/** A promotion as it is edited; its target must include the categories below. */
export function contenderOf(promotion: PromotionSketch, id: string | undefined): Contender {
  const { rule, currency, conditions, startsAt, endsAt } = promotion;
  const minQuantity = thousandthsOrNull(conditions.minQuantity);
  return {
    ...promotion,
    id: id ?? null,
    offer: { rule, currency, minQuantity, minAmountMinor: conditions.minAmountMinor },
    startsAt: startsAt === null ? null : new Date(startsAt),
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
  return rows.map(({ nameMk, nameEn, minQuantity, minAmountMinor, ...row }, index) => ({
    ...row,
    name: { mk: nameMk, en: nameEn },
    offer: { rule: row.rule, currency: row.currency, minQuantity, minAmountMinor },
    target: targets[index] ?? { type: 'ALL' },
    locationIds: links.get(row.id)?.locationIds ?? [],
  }));
}

/**
 * The first instant from `now` on at which both apply to one order somewhere; null when there is
 * none.
 */
export function meetingOf(one: Contender, other: Contender, now: Date): Date | null {
  if (one.currency !== other.currency) return null;
  // An order has one code.
  if (one.trigger === 'CODE' && other.trigger === 'CODE' && one.code !== other.code) return null;
  const [here, there] = [one.locationIds, other.locationIds];
  const isEverywhere = here.length === 0 || there.length === 0;
  if (!isEverywhere && !here.some((id) => there.includes(id))) return null;
  return firstMeeting(one, other, now);
}

/** The end of an overlap; null: it has no end. */
export function endOf(one: Contender, other: Contender): Date | null {
  const ends = [one.endsAt, other.endsAt].filter((end) => end !== null);
  return ends.toSorted((first, second) => first.getTime() - second.getTime())[0] ?? null;
}

/**
 * The promotion that sets the price of each pack that both apply to, `[this, other]`, where either
 * does.
 */
export function winnersOf(
  product: AffectedProduct,
  [own, other]: readonly [Contender, Contender],
): ConflictWinner[] {
  const promoted = { ...product, packIds: product.packs.map(({ id }) => id) };
  if (!isFor(other.target, promoted)) return [];
  return packsOf(product, own.target)
    .filter(({ id }) => isForPack(other.target, id))
    .flatMap((pack) => winnerOf(product, pack, [own, other]) ?? []);
}
