import type { Locale } from '@pazar/contracts/locale';
import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import type { PromotionPreview } from '@pazar/contracts/promotion-preview';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatMoney } from '@pazar/format/money';
import { formatNumber } from '@pazar/format/number';
import { PrintAlone } from '@pazar/ui/print/print-alone';
import { QrCode } from '@pazar/ui/print/qr-code';
import { packName } from '@pazar/format/pack-name';
import styles from './price-tags.module.css';
import { soldAs, type Tagged, tagLines } from './tag-lines.ts';
import tagWords from './tag-words.json';

/** Eight tags of 105 by 74 mm on A4, or one on each A6. */
export const tagSizes = ['sheet', 'single'] as const;
export type TagSize = (typeof tagSizes)[number];

export interface PriceTagsProps {
  promotion: PromotionDetail;
  preview: PromotionPreview;
  /** Who sells; undefined while that is not known. */
  seller: string | undefined;
  locale: Locale;
  size: TagSize;
}

/** A tag for each pack for which customers pay the price of the promotion. */
export function PriceTags({ promotion, preview, seller, locale, size }: PriceTagsProps) {
  return (
    <PrintAlone>
      <div className={styles.tags} data-size={size} lang={locale}>
        {preview.products.flatMap((product) =>
          product.packs
            .filter(({ isPaid }) => isPaid)
            .map((pack) => (
              <PriceTag key={pack.packId} {...{ promotion, product, pack, locale, seller }} />
            )),
        )}
      </div>
    </PrintAlone>
  );
}

interface PriceTagProps extends Tagged {
  seller: string | undefined;
}

function PriceTag({ seller, ...tagged }: PriceTagProps) {
  const { promotion, product, pack, locale } = tagged;
  const words = tagWords[locale];
  const { currency, code } = promotion;
  const { count, before, after } = soldAs(tagged);
  const money = (minor: number) => formatMoney({ minor, currency }, locale);
  return (
    <article className={styles.tag} data-code={code !== null}>
      {seller !== undefined && <p className={styles.seller}>{seller}</p>}
      <h2 className={styles.name}>
        {readLocalizedText(product.name, locale).text}{' '}
        <span className={styles.pack}>{packName(pack, locale)}</span>
      </h2>
      <p className={styles.price}>
        <strong>{money(after.grossMinor)}</strong>{' '}
        {count > 1 && `${words.for} ${formatNumber(count, locale)} ${words.packs}`}
      </p>
      <div className={styles.facts}>
        <p>
          {words.was} <s>{money(before.grossMinor)}</s>
        </p>
        {code !== null && (
          <p>
            {words.code} <strong>{code}</strong>
          </p>
        )}
        {tagLines(tagged).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {code !== null && (
        <div className={styles.code}>
          <QrCode text={code} label={code} />
        </div>
      )}
    </article>
  );
}
