import type { ProductSummary } from '@pazar/contracts/product';
import { useTranslation } from 'react-i18next';
import { useReasonText } from './use-reason-text.ts';

/** Says of a published product whether customers see it now, else the first reason why not. */
export function usePublishedText() {
  const { t } = useTranslation('catalog');
  const reasonText = useReasonText();
  return function publishedText(product: Pick<ProductSummary, 'visibility'>): string {
    const { live, reasons } = product.visibility;
    const [reason] = reasons;
    return live || reason === undefined
      ? t('product.published.seen')
      : t('product.published.hidden', { reason: reasonText(reason, product) });
  };
}
