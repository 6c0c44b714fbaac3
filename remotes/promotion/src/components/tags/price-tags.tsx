import type { Locale } from '@pazar/contracts/locale';
import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import type {
  PreviewedPack,
  PreviewedProduct,
  PromotionPreview,
} from '@pazar/contracts/promotion-preview';
import { formatDateTime } from '@pazar/format/date';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatMoney } from '@pazar/format/money';
import { formatNumber } from '@pazar/format/number';
import { formatPercent } from '@pazar/format/percent';
import { unitName } from '@pazar/format/quantity';
import { QrCode } from '@pazar/ui/print/qr-code';
import { packName } from '../../model/pack-name.ts';
import styles from './price-tags.module.css';
import { tagWords } from './tag-words.ts';

/** Eight tags of 105 by 74 mm on A4, or one on each A6. */
export const tagSizes = ['sheet', 'single'] as const;
export type TagSize = (typeof tagSizes)[number];

interface Printed {
  promotion: PromotionDetail;
  locale: Locale;
}

export interface PriceTagsProps extends Printed {
  preview: PromotionPreview;
  size: TagSize;
}

/** A tag for each pack that a promotion makes cheaper. */
export function PriceTags({ promotion, preview, locale, size }: PriceTagsProps) {
  return (
    <div className={styles.tags} data-size={size} lang={locale}>
      {preview.products.flatMap((product) =>
        product.packs
          .filter(({ before, after }) => after.grossMinor < before.grossMinor)
          .map((pack) => <PriceTag key={pack.packId} {...{ promotion, product, pack, locale }} />),
      )}
    </div>
  );
}

interface PriceTagProps extends Printed {
  product: PreviewedProduct;
  pack: PreviewedPack;
}

/** What the price on the tag is for: one pack, or as many as a deal asks for. */
function soldAs({ before, after, deal }: PreviewedPack) {
  return deal !== null && deal.count > 1 ? deal : { count: 1, before, after };
}

function PriceTag({ promotion, product, pack, locale }: PriceTagProps) {
  const words = tagWords[locale];
  const { currency, code, endsAt } = promotion;
  const { after, unitPrice, lowest } = pack;
  const { count, before, after: now } = soldAs(pack);
  const money = (minor: number) => formatMoney({ minor, currency }, locale);
  return (
    <article className={styles.tag}>
      <h3 className={styles.name}>{readLocalizedText(product.name, locale).text}</h3>
      <p className={styles.pack}>{packName(pack, locale)}</p>
      <p className={styles.price}>
        <strong>{money(now.grossMinor)}</strong>{' '}
        {count > 1 && `${words.for} ${formatNumber(count, locale)}`}
      </p>
      <p>
        {words.before} <s>{money(before.grossMinor)}</s>
      </p>
      {unitPrice !== null && (
        <p>
          {money(unitPrice.afterMinor)} {words.per} {unitName(product.baseUnit, locale)}
        </p>
      )}
      {lowest !== null && (
        <p>
          {words.lowest}: {money(lowest.priceMinor)}
        </p>
      )}
      {product.vatRate !== null && product.vatRate > 0 && (
        <p>
          {words.vat} {formatPercent(product.vatRate, locale)}: {money(after.vatMinor)}
        </p>
      )}
      {endsAt !== null && (
        <p>
          {words.until} {formatDateTime(endsAt, locale)}
        </p>
      )}
      {code !== null && (
        <div className={styles.code}>
          <span>
            {words.code} <strong>{code}</strong>
          </span>
          <QrCode text={code} label={code} />
        </div>
      )}
    </article>
  );
}
