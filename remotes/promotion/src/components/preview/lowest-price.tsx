import type { Currency } from '@pazar/contracts/money';
import type { PreviewedPack, PreviewedProduct } from '@pazar/contracts/promotion-preview';
import { formatDate } from '@pazar/format/date';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatPercent } from '@pazar/format/percent';
import { PriceProof } from '@pazar/section/price-proof';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { packName } from '@pazar/format/pack-name';
import { amountText } from '../../model/amount-text.ts';
import { belowLowest } from '../../model/reductions.ts';
import styles from './preview.module.css';

/** A pack and its product, as the preview has them. */
export interface PriceRow {
  readonly product: PreviewedProduct;
  readonly pack: PreviewedPack;
}

interface PricedRow {
  row: PriceRow;
  currency: Currency;
}

/** The lowest price of the 30 days before, on a button that opens its proof, and how much less this is. */
export function LowestPrice({ row, currency }: PricedRow) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { lowest } = row.pack;
  const share = belowLowest(row.pack);
  if (lowest === null || share === null) return t('promotion.preview.noLowest');
  const isBelow = share > 0;
  const names = `${readLocalizedText(row.product.name, locale).text} ${packName(row.pack, locale)}`;
  return (
    <span className={styles.lowest}>
      <PriceProof
        section="promotion"
        productId={row.product.id}
        packId={row.pack.packId}
        currency={currency}
        names={names}
      >
        {amountText(lowest.priceMinor, locale)}
      </PriceProof>
      <span className={styles.share} data-below={isBelow}>
        {isBelow
          ? t('promotion.preview.belowLowest', { percent: formatPercent(share, locale) })
          : t('promotion.preview.notBelowLowest')}
        {lowest.since !== null &&
          ` ${t('promotion.preview.since', { start: formatDate(lowest.since, locale) })}`}
      </span>
    </span>
  );
}
