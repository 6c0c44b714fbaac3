import type { VatRateEntry } from '@pazar/contracts/reference';
import { formatPercent } from '@pazar/format/percent';
import { vatRateList } from '@pazar/section/reference';
import { useChoices } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useToday } from '@pazar/ui/input/use-today';

/**
 * The rates of value added tax that hold today, as choices; `notice` says that they could not be
 * loaded.
 *
 * @param kept the rate that the product has; it stays a choice
 */
export function useVatOptions(kept: number | null = null) {
  const locale = useLocale();
  const today = useToday();
  const { rows, notice } = useChoices(vatRateList(useHttp()));
  const options = vatRatesOn(rows, today, kept).map((value) => ({
    value,
    label: formatPercent(value, locale),
  }));
  return { options, notice };
}

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
