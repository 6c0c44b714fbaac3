import type { Pack } from '@pazar/contracts/product';
import type { ProductDetail } from '@pazar/contracts/product-detail';
import { monthNames } from '@pazar/format/calendar-names';
import { formatList } from '@pazar/format/list';
import { packName } from '@pazar/format/pack-name';
import { unitName } from '@pazar/format/quantity';
import { locationSource } from '@pazar/section/locations';
import { priceHistory } from '@pazar/section/price-history';
import { RecordName } from '@pazar/section/record-name';
import { namedQuery } from '@pazar/section/search-source';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useFormatters } from '@pazar/section/use-formatters';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@pazar/ui/icon-button';
import { InfoCard } from '@pazar/ui/info-card';
import { Dialog } from '@pazar/ui/overlay/dialog';
import { Picture } from '@pazar/section/record/picture';
import { useState } from 'react';
import { unitPriceMinor } from '../../../model/product/unit-price.ts';
import styles from './preview-card.module.css';

/** What customers see, in the info bar. */
export function PreviewCard({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  return (
    <InfoCard title={t('product.preview.title')}>
      <ProductPreview product={product} />
    </InfoCard>
  );
}

/** What customers see, for a screen that has no place for the info bar. */
export function PreviewButton({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="show" label={t('product.preview.title')} onClick={() => setOpen(true)} />
      {isOpen && (
        <Dialog title={t('product.preview.title')} onClose={() => setOpen(false)}>
          <ProductPreview product={product} />
        </Dialog>
      )}
    </>
  );
}

const isReduced = ({ active, priceMinor, priceNowMinor }: Pack) =>
  active && priceNowMinor < priceMinor;

/** A product as customers meet it: its picture, packs, prices at this moment and points of sale. */
function ProductPreview({ product }: { product: ProductDetail }) {
  const { t, locale, ...format } = useFormatters('catalog');
  const { baseUnit, currency, description, id, locationIds, name, packs, seasonMonths } = product;
  const prices = useInlineQuery({
    ...priceHistory(useHttp(), 'catalog', id),
    enabled: packs.some(isReduced),
  });
  const lowest = new Map(prices.data?.packs.map((pack) => [pack.packId, pack.lowest]));
  function lowestText(pack: Pack): string | null {
    const price = isReduced(pack) ? lowest.get(pack.id) : undefined;
    return price ? t('product.prices.lowest', { price: money(price.priceMinor) }) : null;
  }
  const money = (minor: number) => format.money({ minor, currency });
  const months = seasonMonths.map((month) => monthNames(locale)[month - 1] ?? '');
  return (
    <div className={styles.card} data-sheet="">
      <Picture
        image={product.cover}
        size={480}
        subject={{ name: format.localized(name), kind: product.categoryId ?? '' }}
      />
      <h3 className={styles.name}>
        <RecordName name={name} />
      </h3>
      <ul className={styles.packs}>
        {packs
          .filter(({ active }) => active)
          .map((pack) => (
            <li key={pack.id} className={styles.pack}>
              <span>{packName(pack, locale)}</span>
              <span className={styles.price}>
                {isReduced(pack) && <s>{money(pack.priceMinor)}</s>}{' '}
                <strong>{money(pack.priceNowMinor)}</strong>
              </span>
              <span className={styles.unitPrice}>
                {t('product.pack.unitPrice', {
                  price: money(
                    unitPriceMinor({ ...pack, priceMinor: pack.priceNowMinor }, baseUnit) ??
                      pack.unitPriceMinor,
                  ),
                  unit: unitName(baseUnit, locale),
                })}
              </span>
              <span className={styles.unitPrice}>{lowestText(pack)}</span>
            </li>
          ))}
      </ul>
      {prices.notice}
      {description !== null && <p className={styles.text}>{format.localized(description)}</p>}
      <PointsOfSale locationIds={locationIds} />
      {months.length > 0 && (
        <p className={styles.text}>
          {t('product.preview.season', { months: formatList(months, locale) })}
        </p>
      )}
    </div>
  );
}

function PointsOfSale({ locationIds }: Pick<ProductDetail, 'locationIds'>) {
  const { t, locale } = useFormatters('catalog');
  const source = locationSource();
  const { data = [], notice } = useInlineQuery(namedQuery(useHttp(), source, locationIds));
  const places = formatList(
    data.map(({ name }) => name),
    locale,
  );
  return (
    <>
      {places !== '' && <p className={styles.text}>{t('product.preview.places', { places })}</p>}
      {notice}
    </>
  );
}
