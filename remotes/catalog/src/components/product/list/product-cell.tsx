import type { ProductSummary } from '@pazar/contracts/product';
import { useLocale } from '@pazar/shell/locale';
import { LocalizedText } from '@pazar/ui/localized-text';
import { packName } from '../../../model/product/pack-name.ts';
import { ProductPicture } from '../product-picture.tsx';
import styles from './cells.module.css';

/** A product by its cover, its name, its code and its packs on sale: `P-0012 · 1 kg, 5 kg`. */
export function ProductCell({ product }: { product: ProductSummary }) {
  const locale = useLocale();
  const packs = product.packs.filter(({ active }) => active);
  const detail = [product.sku, packs.map((pack) => packName(pack, locale)).join(', ')];
  return (
    <span className={styles.product}>
      <ProductPicture image={product.cover} size={160} className={styles.picture} isDecoration />
      <span className={styles.texts}>
        <span className={styles.name}>
          <LocalizedText text={product.name} locale={locale} />
        </span>
        <span className={styles.detail}>{detail.filter((part) => part !== '').join(' · ')}</span>
      </span>
    </span>
  );
}
