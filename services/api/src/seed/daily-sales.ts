import type { SalesChannel } from '@pazar/contracts/movement';
import type { Unit } from '@pazar/contracts/quantity';
import type { SeedContext } from './seed-context.ts';
import type { SeedEntry, SeedLedger } from './seed-files.ts';

/** How much of a week's sales a day has, from Sunday on: Tuesday and Friday are market days. */
const weekdayShares = [0.05, 0.5, 1.3, 0.6, 0.7, 1.4, 1.8];
/** A lot that is still open sells on for so many days after its last noted sale. */
const lastSaleDays = 7;
/** Above this, in kilogrammes, a day's sale is that of a trader. */
const wholesaleFrom = 60;
/** Below this share of a sale a day is left out: such small sales are not recorded. */
const leastShare = 0.04;
/** The quantity of one sale, by its unit. */
const steps: Record<Unit, number> = { KG: 0.5, L: 0.5, PIECE: 1, BUNCH: 1 };
/**
 * The part of the day that is left. Sales are at 10:00 UTC, the time of an entry that has only a day
 * (`instantOfDay` of the clients); harvests at 5:00 come before them, the rest at 19:00 after them.
 */
const hours = { harvest: 19 / 24, sale: 14 / 24, rest: 5 / 24 };

export interface Ledger {
  /** Distinguishes ledgers, so that their days differ. */
  key: string;
  unit: Unit;
  entries: SeedLedger;
  /** Days ago at which the lot was closed; null while it is open. */
  closed: number | null;
}

/**
 * Spreads the sales of a ledger over the market days until the next one, so that charts show weeks
 * and seasons. Sums are unchanged, and no sale is moved to an earlier day, so the stock is never
 * below that of the original ledger.
 */
export function withDailySales(context: SeedContext, ledger: Ledger): SeedLedger {
  const { entries } = ledger;
  const sales = entries.SALE ?? [];
  const spread = sales.flatMap(([when, quantity], index) => {
    const next = sales[index + 1]?.[0] ?? ledger.closed ?? Math.max(when - lastSaleDays, 0);
    return spreadSale(context, ledger, { when, quantity, until: Math.min(next, when - 1) });
  });
  const at = (list: SeedEntry[] | undefined, hour: number): SeedEntry[] =>
    (list ?? []).map(([when, quantity]) => [when - 1 + hour, quantity]);
  return {
    HARVEST: at(entries.HARVEST, hours.harvest),
    RECEIPT: at(entries.RECEIPT, hours.harvest),
    SALE: spread,
    WASTE: at(entries.WASTE, hours.rest),
    OWN_USE: at(entries.OWN_USE, hours.rest),
  };
}

interface Sale {
  when: number;
  quantity: number;
  /** The first day, in days ago, that has no part of it. */
  until: number;
}

function spreadSale(context: SeedContext, ledger: Ledger, sale: Sale): SeedEntry[] {
  const { when, quantity, until } = sale;
  const days = Array.from({ length: Math.ceil(when - until) }, (_, index) => when - index);
  const shares = days.map((day) => {
    const weekday = context.instant(day).getUTCDay();
    return (weekdayShares[weekday] ?? 0) * (0.7 + 0.6 * context.fraction(`${ledger.key} ${day}`));
  });
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const step = steps[ledger.unit];
  const amounts = shares.map((share) =>
    share < leastShare * whole ? 0 : Math.floor((share / whole) * (quantity / step)) * step,
  );
  const rest = quantity - amounts.reduce((sum, amount) => sum + amount, 0);
  const strongest = shares.indexOf(Math.max(...shares));
  return days.flatMap((day, index): SeedEntry[] => {
    const amount = (amounts[index] ?? 0) + (index === strongest ? rest : 0);
    if (amount === 0) return [];
    return [[day - 1 + hours.sale, amount, channelOf(context, ledger, { day, amount })]];
  });
}

function channelOf(
  context: SeedContext,
  { unit, key }: Ledger,
  { day, amount }: { day: number; amount: number },
): SalesChannel {
  if (unit === 'KG' && amount >= wholesaleFrom) return 'WHOLESALE';
  if (context.instant(day).getUTCDay() === 6) return 'MARKET';
  const drawn = context.fraction(`${key} channel ${day}`);
  if (drawn < 0.6) return 'MARKET';
  if (drawn < 0.8) return 'FARM_GATE';
  return drawn < 0.93 ? 'DELIVERY' : 'ONLINE';
}
