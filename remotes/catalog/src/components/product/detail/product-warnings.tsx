import type { ProductDetail } from '@pazar/contracts/product-detail';
import { useTranslation } from '@pazar/shell/translation';
import { StatusPanel } from '@pazar/ui/status-panel';
import { TextLink } from '@pazar/ui/text-link';

/** What is worth a look and stops nothing: another product of the same name, an old certificate. */
export function ProductWarnings({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  return product.warnings.map(({ pointer, code, productId }) => (
    <StatusPanel
      key={`${code} ${pointer}`}
      title={t(`product.warning.${code}`)}
      tone="attention"
      icon="warning"
    >
      {productId !== null && (
        <TextLink to={`/product/${productId}`}>{t('product.warning.other')}</TextLink>
      )}
    </StatusPanel>
  ));
}
