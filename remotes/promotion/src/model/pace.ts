import { quantityOf, thousandthsOf } from '@pazar/format/quantity-math';

/** How long sales are looked back on for their pace, in days. */
export const paceDays = 14;
const dayMs = 24 * 60 * 60 * 1000;

/** What there is, and when it must be gone. */
export interface PaceUntil {
  readonly stock: string;
  readonly now: Date;
  readonly end: Date;
}

/** Daily sales, and the rest at the end if sales go on as in the days before. */
export function paceOf(soldBefore: string, { stock, now, end }: PaceUntil) {
  const sold = thousandthsOf(soldBefore);
  const days = BigInt(Math.max(0, Math.ceil((end.getTime() - now.getTime()) / dayMs)));
  const rest = thousandthsOf(stock) - (sold * days) / BigInt(paceDays);
  return {
    daily: quantityOf(sold / BigInt(paceDays)),
    left: quantityOf(rest > 0n ? rest : 0n),
  };
}
