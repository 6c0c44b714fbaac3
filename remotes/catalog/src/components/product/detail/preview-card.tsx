import type { ProductDetail } from '@pazar/contracts/product-detail';
import { monthNames } from '@pazar/format/calendar-names';
import { formatList } from '@pazar/format/list';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatMoney } from '@pazar/format/money';
import { unitName } from '@pazar/format/quantity';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { InfoCard } from '@pazar/ui/info-card';
import { LocalizedText } from '@pazar/ui/localized-text';
import { Picture } from '@pazar/ui/record/picture';
import { unitPriceMinor } from '../../../model/product/unit-price.ts';
import { packName } from '../../../model/product/pack-name.ts';

import styles from './preview-card.module.css';

/** A product as customers meet it: its picture, packs and prices at this moment. */
export function PreviewCard({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { baseUnit, currency, description, name, packs, seasonMonths } = product;
  const money = (minor: number) => formatMoney({ minor, currency }, locale);
  const months = seasonMonths.map((month) => monthNames(locale)[month - 1] ?? '');
  return (
    <InfoCard title={t('product.preview.title')}>
      <div className={styles.card} data-sheet="">
        <Picture image={product.cover} size={480} />
        <h3 className={styles.name}>
          <LocalizedText text={name} locale={locale} />
        </h3>
        <ul className={styles.packs}>
          {packs
            .filter(({ active }) => active)
            .map((pack) => (
              <li key={pack.id} className={styles.pack}>
                <span>{packName(pack, locale)}</span>
                <span className={styles.price}>
                  {pack.priceNowMinor < pack.priceMinor && <s>{money(pack.priceMinor)}</s>}{' '}
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
              </li>
            ))}
        </ul>
        {description !== null && (
          <p className={styles.text}>{readLocalizedText(description, locale).text}</p>
        )}
        {months.length > 0 && (
          <p className={styles.text}>
            {t('product.preview.season', { months: formatList(months, locale) })}
          </p>
        )}
      </div>
    </InfoCard>
  );
}
