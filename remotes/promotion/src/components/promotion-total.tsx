import { formatNumber } from '@pazar/format/number';
import type { formatTotal } from '@pazar/format/total';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';

export interface PromotionTotalProps {
  count: NonNullable<ReturnType<typeof formatTotal>>;
  /** How many are in each state, once they are counted. */
  counts: Readonly<Record<string, number>> | undefined;
}

/** How many promotions there are, and how many of them lower a price now. */
export function PromotionTotal({ count, counts }: PromotionTotalProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const total = t('promotion.total', count);
  if (counts === undefined) return total;
  const lowering = counts['LOWERING'] ?? 0;
  const number = formatNumber(lowering, locale);
  return `${total} · ${t('promotion.lowering', { count: lowering, number })}`;
}
