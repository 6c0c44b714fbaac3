import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { lots } from '../database/tables/lots.ts';
import { movements } from '../database/tables/movements.ts';
import { products } from '../database/tables/products.ts';

/** An entry with its lot, and the unit of its quantity. */
export type LedgerEntry = typeof movements.$inferSelect & {
  unit: string | null;
  crop: string | null;
  lot: typeof lots.$inferSelect | null;
};

const skopjeDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Skopje' });
export const dayOf = ({ occurredAt }: LedgerEntry) => skopjeDay.format(occurredAt);
export const quantityOf = (thousandths: bigint) => {
  const digits = String(thousandths).padStart(4, '0');
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`;
};
export const magnitude = (value: bigint) => (value < 0n ? -value : value);

/** The entries of a seeded agent that were not reversed, straight from the ledger. */
export async function readStanding(database: Database, username: string): Promise<LedgerEntry[]> {
  const rows = await database
    .select({ entry: movements, lot: lots, product: products })
    .from(movements)
    .innerJoin(agents, eq(agents.id, movements.agentId))
    .leftJoin(lots, eq(lots.id, movements.lotId))
    .leftJoin(products, eq(products.id, movements.productId))
    .where(eq(agents.username, username));
  const reversed = new Set(rows.map(({ entry }) => entry.reversesId));
  return rows
    .filter(({ entry }) => entry.reversesId === null && !reversed.has(entry.id))
    .map(({ entry, lot, product }) => ({
      ...entry,
      unit: lot?.unit ?? product?.baseUnit ?? null,
      crop: lot?.cropNameMk ?? null,
      lot,
    }));
}

/** Each sale is rounded as it was paid: halves up, on whole minor units. */
export function salesIn(entries: readonly LedgerEntry[], currency: string | null) {
  const sales = Map.groupBy(
    entries.filter((entry) => entry.type === 'SALE' && entry.currency === currency),
    ({ bookingId }) => bookingId,
  );
  const total = (price: (entry: LedgerEntry) => number | null) =>
    [...sales.values()].reduce((sum, parts) => {
      const pack = parts[0]?.packSize ?? 1000n;
      if (parts.some(({ packSize }) => (packSize ?? 1000n) !== pack)) {
        throw new Error('A sale is of one kind of pack');
      }
      const cost = parts.reduce(
        (all, part) => all + magnitude(part.quantity) * BigInt(price(part) ?? 0),
        0n,
      );
      return sum + Number((2n * cost + pack) / (2n * pack));
    }, 0);
  return {
    sales: sales.size,
    amount: total((entry) => entry.unitPriceMinor),
    gross: total((entry) => entry.listPriceMinor ?? entry.unitPriceMinor),
  };
}

export function amountsIn(entries: readonly LedgerEntry[], unit: string, ending: '' | 'Before') {
  const sum = (isMeant: (entry: LedgerEntry) => boolean) =>
    quantityOf(
      magnitude(
        entries
          .filter((entry) => entry.unit === unit && isMeant(entry))
          .reduce((all, entry) => all + entry.quantity, 0n),
      ),
    );
  return {
    [`harvested${ending}`]: sum(({ type }) => type === 'HARVEST'),
    [`received${ending}`]: sum(({ type, lotId }) => lotId !== null && type === 'RECEIPT'),
    [`sold${ending}`]: sum(({ type }) => type === 'SALE'),
    [`wasted${ending}`]: sum(({ type }) => type === 'WASTE'),
  };
}
