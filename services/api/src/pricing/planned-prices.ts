import type { Currency } from '@pazar/contracts/money';
import type { Database } from '../database/database.ts';
import { and, ne } from '../database/drizzle.ts';
import { promotions } from '../database/tables/promotions.ts';
import { bestPrice } from './best-price.ts';
import { forEverybody, inForce, isFor, selectWithLinks } from './running-promotions.ts';
import { turningBetween, turningPoints } from './turning-points.ts';

/** A product with the packs whose prices are asked for. */
export interface PlannedProduct {
  id: string;
  categoryId: string | null;
  currency: Currency;
  packs: readonly { id: string; priceMinor: number }[];
}

interface Planned {
  agentId: string;
  from: Date;
  until: Date;
  /** The promotion that is left out. */
  without: string | undefined;
}

/** What a pack will cost from an instant on. */
export interface PlannedPrice {
  startsAt: Date;
  priceMinor: number;
}

/**
 * What packs will cost for everybody between two instants, by the published promotions that start, end,
 * open and close then: the price at the first instant, and those that follow.
 */
export async function readPlannedPrices(
  database: Database,
  { agentId, from, until, without }: Planned,
  products: readonly PlannedProduct[],
): Promise<Map<string, PlannedPrice[]>> {
  const turning = turningBetween({ agentId, now: until }, from);
  const others = without === undefined ? undefined : ne(promotions.id, without);
  const rows = await selectWithLinks(database, and(turning, others), {});
  const published = rows.map(({ promotion }) => promotion);
  const points = [from, ...turningPoints(published, { agentId, now: until }, from)];
  const planned = new Map<string, PlannedPrice[]>();
  for (const startsAt of points) {
    const running = rows
      .filter(({ promotion }) => isBetweenItsDates(promotion, startsAt))
      .flatMap((row) => inForce(row, startsAt))
      .flatMap(forEverybody);
    for (const { packs, currency, ...product } of products) {
      for (const pack of packs) {
        const fitting = running.filter(({ target }) =>
          isFor(target, { ...product, packIds: [pack.id] }),
        );
        const { priceMinor } = bestPrice(pack, currency, fitting);
        planned.set(pack.id, [...(planned.get(pack.id) ?? []), { startsAt, priceMinor }]);
      }
    }
  }
  return planned;
}

function isBetweenItsDates(
  { startsAt, endsAt, exhaustedAt }: typeof promotions.$inferSelect,
  instant: Date,
): boolean {
  const hasStarted = startsAt === null || startsAt <= instant;
  return hasStarted && (endsAt === null || endsAt > instant) && exhaustedAt === null;
}
