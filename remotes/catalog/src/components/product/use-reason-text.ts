import type { HiddenReason, ProductSummary } from '@pazar/contracts/product';
import { readCalendar } from '@pazar/format/calendar';
import { monthNames } from '@pazar/format/calendar-names';
import { useFormatters } from '@pazar/section/use-formatters';

/** Says why customers do not see a product, and until when where that is known: "Out of season until May". */
export function useReasonText() {
  const { t, locale, ...format } = useFormatters('catalog');
  return function reasonText(
    reason: HiddenReason,
    { visibility: { from } }: Pick<ProductSummary, 'visibility'>,
  ): string {
    if (from !== undefined && reason === 'out_of_season') {
      const month = monthNames(locale)[readCalendar(from).month - 1];
      return t('product.reasonUntil.out_of_season', { month });
    }
    if (from !== undefined && reason === 'not_yet_available') {
      return t('product.reasonUntil.not_yet_available', { day: format.day(from) });
    }
    return t(`product.reason.${reason}`);
  };
}
