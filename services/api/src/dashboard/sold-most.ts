import { maxSold, type SoldMost } from '@pazar/contracts/dashboard-sold-most';
import type { Currency } from '@pazar/contracts/money';
import type { Unit } from '@pazar/contracts/quantity';
import type { Database } from '../database/database.ts';
import { and, eq, isNotNull, sql } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { movements } from '../database/tables/movements.ts';
import { products } from '../database/tables/products.ts';
import { quantityText } from '../records/values.ts';
import { entriesOf, saleOf, type Period } from '../stock/kept-entries.ts';

/** What brought most in a period: products, and crops that were sold from their lots. */
export async function readSoldMost(
  database: Database,
  agentId: string,
  period: Period,
): Promise<SoldMost> {
  const rows = await readSold(database, agentId, period);
  const counts = Map.groupBy(rows, ({ currency }) => currency);
  const salesIn = (currency: Currency | null) =>
    (counts.get(currency) ?? []).reduce((sum, { sales }) => sum + sales, 0);
  const items = rows.flatMap((row) => {
    const { productId, cropId, nameMk: mk, nameEn: en, unit, currency, amountMinor } = row;
    const quantity = quantityText(row.quantity);
    const sold = { productId, cropId, name: { mk, en }, unit, quantity, amountMinor };
    return currency === null ? [] : [{ ...sold, currency }];
  });
  const [main] = [...counts.keys()].toSorted((one, other) => salesIn(other) - salesIn(one));
  return {
    items: items
      .filter(({ currency }) => currency === main)
      .toSorted((one, other) => other.amountMinor - one.amountMinor)
      .slice(0, maxSold),
  };
}

/** Each sale is rounded for itself, as it was paid. */
function readSold(database: Database, agentId: string, period: Period) {
  /** Nothing of a lot where the product of the entry names it. */
  const ofLot = (column: (typeof lots)['cropId' | 'cropNameMk' | 'cropNameEn']) =>
    sql<string | null>`case when ${movements.productId} is null then ${column} end`;
  const sale = database
    .select({
      productId: movements.productId,
      cropId: ofLot(lots.cropId).as('crop_id'),
      nameMk: sql<string | null>`coalesce(${products.nameMk}, ${ofLot(lots.cropNameMk)})`.as('mk'),
      nameEn: sql<string | null>`coalesce(${products.nameEn}, ${ofLot(lots.cropNameEn)})`.as('en'),
      unit: sql<Unit>`coalesce(${products.baseUnit}, ${lots.unit})`.as('unit'),
      currency: movements.currency,
      quantity: sql`-sum(${movements.quantity})`.as('quantity'),
      amount: saleOf.amount.as('amount'),
    })
    .from(movements)
    .leftJoin(lots, eq(lots.id, movements.lotId))
    .leftJoin(products, eq(products.id, movements.productId))
    .where(
      and(
        entriesOf(agentId, period),
        eq(movements.type, 'SALE'),
        isNotNull(movements.unitPriceMinor),
      ),
    )
    .groupBy(movements.bookingId, movements.currency, movements.productId, sql`2, 3, 4, 5`)
    .as('sale');
  return database
    .select({
      productId: sale.productId,
      cropId: sale.cropId,
      // Lots of one crop may have several names.
      nameMk: sql<string | null>`min(${sale.nameMk})`,
      nameEn: sql<string | null>`min(${sale.nameEn})`,
      unit: sale.unit,
      currency: sale.currency,
      sales: sql`count(*)`.mapWith(Number),
      quantity: sql`sum(${sale.quantity})`.mapWith(BigInt),
      amountMinor: saleOf.sum(sale.amount),
    })
    .from(sale)
    .groupBy(
      sale.productId,
      sale.cropId,
      sql`coalesce(${sale.productId}::text, ${sale.cropId}, ${sale.nameMk}, ${sale.nameEn})`,
      sale.unit,
      sale.currency,
    );
}
