import type { LocationUses } from '@pazar/contracts/location-uses';
import { currencySchema } from '@pazar/contracts/money';
import { weekStart } from '../clock/calendar-days.ts';
import { marketDay } from '../clock/market-day.ts';
import { and, eq, inArray, isNotNull } from '../database/drizzle.ts';
import { movements } from '../database/tables/movements.ts';
import { productLocations } from '../database/tables/product-locations.ts';
import type { AgentContext } from '../records/agent-context.ts';
import { entriesOf, saleOf } from '../stock/kept-entries.ts';

/** What the products of a location came to since Monday, by currency: a sale names no location. */
export async function readSoldOfLocation(
  { transaction, agentId, now }: AgentContext,
  locationId: string,
): Promise<LocationUses['soldThisWeek']> {
  const today = marketDay(now);
  const soldThere = transaction
    .select({ id: productLocations.productId })
    .from(productLocations)
    .where(eq(productLocations.locationId, locationId));
  const sale = transaction
    .select({ currency: movements.currency, amount: saleOf.amount.as('amount') })
    .from(movements)
    .where(
      and(
        entriesOf(agentId, { from: weekStart(today), to: today }),
        eq(movements.type, 'SALE'),
        isNotNull(movements.currency),
        inArray(movements.productId, soldThere),
      ),
    )
    .groupBy(movements.bookingId, movements.currency)
    .as('sale');
  const rows = await transaction
    .select({
      currency: sale.currency,
      amountMinor: saleOf.sum(sale.amount),
    })
    .from(sale)
    .groupBy(sale.currency);
  return currencySchema.options.flatMap((currency) =>
    rows
      .filter((row) => row.currency === currency)
      .map(({ amountMinor }) => ({ currency, amountMinor })),
  );
}
