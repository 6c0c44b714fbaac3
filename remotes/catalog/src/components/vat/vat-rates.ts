import type { VatRateEntry } from '@pazar/contracts/reference';

/**
 * The rates to choose from on a day, the highest first.
 *
 * @param today `YYYY-MM-DD`
 * @param kept what a product has; it stays a choice after its last day
 */
export function vatRatesOn(
  entries: readonly VatRateEntry[],
  today: string,
  kept: number | null = null,
): number[] {
  const valid = entries.filter(
    ({ validFrom, validTo }) => validFrom <= today && (validTo === null || today <= validTo),
  );
  const rates = new Set(valid.map(({ rate }) => rate));
  if (kept !== null) rates.add(kept);
  return [...rates].toSorted((one, other) => other - one);
}
