import { formatPercent } from '@pazar/format/percent';
import { vatRateList } from '@pazar/section/reference';
import { useChoices } from '@pazar/section/use-beside';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useToday } from '@pazar/ui/input/use-today';
import { vatRatesOn } from './vat-rates.ts';

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
