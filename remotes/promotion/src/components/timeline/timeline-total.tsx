import type { PromotionSummary } from '@pazar/contracts/promotion';
import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { PromotionTotal } from '../promotion-total.tsx';

/** How many promotions the weeks have, and how many of them lower a price now; nothing while they load. */
export function TimelineTotal({
  promotions,
}: {
  promotions: readonly PromotionSummary[] | undefined;
}) {
  const locale = useLocale();
  if (promotions === undefined) return null;
  const count = promotions.length;
  const lowering = promotions.filter(({ lowersNow }) => lowersNow).length;
  return (
    <PromotionTotal
      count={{ count, number: formatNumber(count, locale) }}
      counts={{ LOWERING: lowering }}
    />
  );
}
