import { roundedQuotient, thousandthsOf } from '@pazar/format/quantity-math';

/** How a figure differs from the same figure of the period before; percent is positive. */
export type Change =
  | { readonly kind: 'more' | 'less'; readonly percent: number }
  | { readonly kind: 'same' | 'first' | 'none' };

/** Compares whole numbers exactly. `first`: no previous value; `none`: both are zero. */
function compare(now: bigint, before: bigint): Change {
  if (now === before) return { kind: now === 0n ? 'none' : 'same' };
  if (before === 0n) return { kind: 'first' };
  const difference = now > before ? now - before : before - now;
  const percent = roundedQuotient(difference * 100n, before);
  return { kind: now > before ? 'more' : 'less', percent };
}

/** Compares amounts in minor units of one currency. */
export const compareMinor = (now: number, before: number): Change =>
  compare(BigInt(now), BigInt(before));

export const compareQuantity = (now: string, before: string): Change =>
  compare(thousandthsOf(now), thousandthsOf(before));
