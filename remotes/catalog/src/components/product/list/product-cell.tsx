import type { ProductSummary } from '@pazar/contracts/product';
import { packName } from '@pazar/format/pack-name';
import { useWords } from '@pazar/section/use-words';
import { LocalizedText } from '@pazar/ui/localized-text';
import { Picture } from '@pazar/ui/record/picture';
import styles from './cells.module.css';

/** Packs that a line names; more are counted. */
const mostNamed = 2;

/** A product by its cover, its name, its code and its packs on sale: `P-0012 · 1 kg, 5 kg`. */
export function ProductCell({ product }: { product: ProductSummary }) {
  const { t, locale, ...write } = useWords('catalog');
  const packs = product.packs.filter(({ active }) => active);
  const sizes =
    packs.length > mostNamed
      ? t('product.packs', { count: packs.length, number: write.number(packs.length) })
      : packs.map((pack) => packName(pack, locale)).join(', ');
  const detail = packs.length === 0 ? product.sku : `${product.sku} · ${sizes}`;
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
