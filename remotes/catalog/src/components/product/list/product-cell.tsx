import type { ProductSummary } from '@pazar/contracts/product';
import { useLocale } from '@pazar/shell/locale';
import { LocalizedText } from '@pazar/ui/localized-text';
import { Picture } from '@pazar/ui/record/picture';
import { packName } from '../../../model/product/pack-name.ts';
import styles from './cells.module.css';

/** A product by its cover, its name, its code and the size of its only pack: `P-0012 · 1 kg`. */
export function ProductCell({ product }: { product: ProductSummary }) {
  const locale = useLocale();
  const packs = product.packs.filter(({ active }) => active);
  // Of several each stands beside its own price.
  const [only] = packs.length === 1 ? packs : [];
  const detail = only === undefined ? product.sku : `${product.sku} · ${packName(only, locale)}`;
  return (
    <span className={styles.product}>
      <Picture image={product.cover} size={160} shape="tile" isDecoration />
      <span className={styles.texts}>
        <span className={styles.name}>
          <LocalizedText text={product.name} locale={locale} />
        </span>
        <span className={styles.detail}>{detail}</span>
      </span>
    </span>
  );
}
