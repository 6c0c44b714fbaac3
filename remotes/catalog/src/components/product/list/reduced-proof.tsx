import type { ProductSummary } from '@pazar/contracts/product';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatMoney } from '@pazar/format/money';
import { packName } from '@pazar/format/pack-name';
import { PriceChanges } from '@pazar/section/price-proof';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import styles from './cells.module.css';

export interface ReducedProofProps {
  product: ProductSummary;
  pack: ProductSummary['packs'][number];
}

/** What the pack of a reduced price has cost: the proof of its lowest price. */
export function ReducedProof({ product, pack }: ReducedProofProps) {
  const { id, name, currency, priceNow } = product;
  const { t } = useTranslation('shell');
  const { t: own } = useTranslation('catalog');
  const locale = useLocale();
  const lowest = priceNow?.packId === pack.id ? priceNow.lowest : null;
  const names = `${readLocalizedText(name, locale).text} ${packName(pack, locale)}`;
  return (
    <section className={styles.proof} aria-label={t('prices.history', { names })}>
      <h3>{t('prices.history', { names })}</h3>
      {lowest && (
        <p>
          {own('product.prices.reducedLow', {
            price: formatMoney({ minor: lowest.priceMinor, currency }, locale),
          })}
        </p>
      )}
      <PriceChanges section="catalog" productId={id} packId={pack.id} currency={currency} />
    </section>
  );
}
