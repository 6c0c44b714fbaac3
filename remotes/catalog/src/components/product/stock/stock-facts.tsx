import type { ProductDetail } from '@pazar/contracts/product-detail';
import { formatNumber } from '@pazar/format/number';
import { formatQuantity } from '@pazar/format/quantity';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { Badge } from '@pazar/ui/badge';
import { packName } from '../../../model/product/pack-name.ts';
import styles from './stock.module.css';
import { packsFrom } from '../../../model/product/stock.ts';

const tones = { IN: 'good', LOW: 'attention', OUT: 'danger', ON_DEMAND: 'info' } as const;

/** How much there is, and how many of each pack that makes: all are taken from the same stock. */
export function StockFacts({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { baseUnit, packs, stockAvailable, stockMode, stockState } = product;
  return (
    <section className={styles.facts} aria-label={t('product.stock.now')}>
      <p className={styles.amount}>
        {stockAvailable === null
          ? t('product.stock.onDemand')
          : formatQuantity(stockAvailable, baseUnit, locale)}
      </p>
      <Badge tone={tones[stockState]}>{t(`product.stockState.${stockState}`)}</Badge>
      <p className={styles.mode}>{t(`product.stockModeDetail.${stockMode}`)}</p>
      {stockAvailable !== null && (
        <ul className={styles.packs}>
          {packs
            .filter(({ active }) => active)
            .map((pack) => (
              <li key={pack.id}>
                {t('product.stock.packsOf', {
                  number: formatNumber(packsFrom(stockAvailable, pack.baseSize), locale),
                  pack: packName(pack, locale),
                })}
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}
