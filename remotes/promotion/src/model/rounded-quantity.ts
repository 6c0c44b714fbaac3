import { quantityOf, thousandthsOf } from '@pazar/format/quantity-math';

/** Steps by size, in thousandths: whole numbers from ten on, below that one decimal, below one two. */
const steps = [
  { from: 10_000n, step: 1000n },
  { from: 1000n, step: 100n },
  { from: 0n, step: 10n },
] as const;

/** An amount that was worked out, as people say it: 63.215 is 63, and 5.714 is 5.7. */
export function roundedQuantity(quantity: string): string {
  const thousandths = thousandthsOf(quantity);
  const { step } = steps.find(({ from }) => thousandths >= from) ?? steps[2];
  return quantityOf(((2n * thousandths + step) / (2n * step)) * step);
}
