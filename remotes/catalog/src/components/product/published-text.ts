import type { ProductSummary } from '@pazar/contracts/product';
import type { TFunction } from 'i18next';

/** Says of a published product whether customers see it now, else the first reason why not. */
export function publishedText(
  { visibility }: Pick<ProductSummary, 'visibility'>,
  t: TFunction<'catalog'>,
): string {
  const [reason] = visibility.reasons;
  return visibility.live || reason === undefined
    ? t('product.published.seen')
    : t('product.published.hidden', { reason: t(`product.reason.${reason}`) });
}
