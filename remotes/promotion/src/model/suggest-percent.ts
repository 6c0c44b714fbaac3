import type { Movement } from '@pazar/contracts/movement';
import { quantityOf, thousandthsOf } from '@pazar/format/quantity-math';
import { paceDays, paceOf } from './pace.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The least and the most that is suggested, in percent, and the step between. */
const bounds = { least: 10, most: 40, step: 5 };

/** The rest of a lot on the day by which it must be sold, and the reduction that follows from it. */
export interface Suggestion {
  readonly percent: number;
  /** Daily sales at this pace. */
  readonly daily: string;
  /** What will be left on the last day without a promotion. */
  readonly left: string;
}

export interface LotPace {
  readonly remaining: string;
  readonly sales: readonly Pick<Movement, 'quantity' | 'occurredAt' | 'reversedById'>[];
  readonly now: Date;
  /** When it must be gone. */
  readonly end: Date;
}

/**
 * Suggests a reduction from the pace of sale: ten percent when everything will be gone anyway, and
 * up to forty when nothing is sold.
 */
export function suggestPercent({ remaining, sales, now, end }: LotPace): Suggestion {
  const since = now.getTime() - paceDays * dayMs;
  const sold = sales
    .filter((sale) => sale.reversedById === null && Date.parse(sale.occurredAt) >= since)
    .reduce((sum, { quantity }) => sum - thousandthsOf(quantity), 0n);
  const there = thousandthsOf(remaining);
  const { daily, left } = paceOf(quantityOf(sold), { stock: remaining, now, end });
  const share = there === 0n ? 0 : Number((thousandthsOf(left) * 1000n) / there) / 1000;
  const { least, most, step } = bounds;
  const percent = least + Math.round((share * (most - least)) / step) * step;
  return { percent, daily, left };
}
