import type { PreviewedProduct, PromotionPreview } from '@pazar/contracts/promotion-preview';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatMoney } from '@pazar/format/money';
import { formatPercent } from '@pazar/format/percent';
import { packName } from '@pazar/format/pack-name';
import { productSource } from '@pazar/section/products';
import { ProductPicture, RecordPicture } from '@pazar/section/record-picture';
import { namedQuery } from '@pazar/section/search-source';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Quiet } from '@pazar/ui/layout';
import { PageSection } from '@pazar/ui/page-section';
import { TextLink } from '@pazar/ui/text-link';
import { useState } from 'react';
import { belowLowest, isReduced } from '../../model/reductions.ts';
import styles from './preview.module.css';

export interface OnTheTagProps {
  preview: PromotionPreview;
  /** The promotion whose tags can be printed. */
  tagsOf: string | undefined;
}

/** What the price tag of the first reduced pack will say; nothing where no price is reduced. */
export function OnTheTag({ preview, tagsOf }: OnTheTagProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { currency } = preview;
  const [first] = preview.products.flatMap((product) =>
    product.packs
      .filter(({ isPaid }) => isPaid)
      .filter(isReduced)
      .map((pack) => ({ product, pack })),
  );
  if (first === undefined) return null;
  const { product, pack } = first;
  const money = (minor: number) => formatMoney({ minor, currency }, locale);
  const share = belowLowest(pack);
  return (
    <PageSection title={t('promotion.preview.onTheTag')} isLandmark={false}>
      <div className={styles.tag}>
        <TagPicture product={product} />
        <div>
          <strong>
            {readLocalizedText(product.name, locale).text}, {packName(pack, locale)}
          </strong>
          <p>
            <Quiet>
              {t('promotion.preview.regular', { price: money(pack.before.grossMinor) })}
            </Quiet>
          </p>
        </div>
        <div className={styles.tagPrice}>
          <strong>{money(pack.after.grossMinor)}</strong>
          {share !== null && share > 0 && pack.lowest !== null && (
            <Quiet>
              {t('promotion.preview.belowPrice', {
                percent: formatPercent(share, locale),
                price: money(pack.lowest.priceMinor),
              })}
            </Quiet>
          )}
        </div>
        {tagsOf !== undefined && (
          <TextLink to={`/promotion/${tagsOf}/tags`}>{t('promotion.preview.tags')}</TextLink>
        )}
      </div>
    </PageSection>
  );
}

/** The product's first picture, else its letter. */
function TagPicture({ product: { id, name } }: { product: PreviewedProduct }) {
  const [source] = useState(() => productSource());
  const { data, notice } = useInlineQuery(namedQuery(useHttp(), source, [id]));
  const [found] = data ?? [];
  return (
    <>
      {found === undefined ? <RecordPicture name={name} /> : <ProductPicture product={found} />}
      {notice}
    </>
  );
}
