import type { PromotionPreview } from '@pazar/contracts/promotion-preview';
import { formatDate } from '@pazar/format/date';
import { dayAfter, marketDay } from '@pazar/format/market-day';
import { formatPercent } from '@pazar/format/percent';
import { unitName } from '@pazar/format/quantity';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Quiet } from '@pazar/ui/layout';
import styles from './price-table.module.css';

/** How long before a reduction its lowest price is looked for (EU 2019/2161), in days. */
const lowestDays = 30;

export interface PriceHeadProps {
  preview: PromotionPreview;
  /** Whether some pack has VAT in its price. */
  hasVat: boolean;
}

/** The heads of the prices: a unit and a rate are in them where all products share one. */
export function PriceHead({ preview: { products }, hasVat }: PriceHeadProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const [unit, ...otherUnits] = new Set(products.map(({ baseUnit }) => baseUnit));
  const [rate = null, ...otherRates] = new Set(products.map(({ vatRate }) => vatRate));
  return (
    <thead>
      <tr>
        <th scope="col">{t('promotion.preview.pack')}</th>
        <th scope="col">{t('promotion.preview.before')}</th>
        <th scope="col">{t('promotion.preview.after')}</th>
        <th scope="col" className={styles.wide}>
          {unit === undefined || otherUnits.length > 0
            ? t('promotion.preview.perAnyUnit')
            : t('promotion.preview.perUnit', { unit: unitName(unit, locale) })}
        </th>
        {hasVat && (
          <th scope="col" className={styles.wide}>
            {t('promotion.preview.vat')}{' '}
            {rate !== null && otherRates.length === 0 && formatPercent(rate, locale)}
          </th>
        )}
        <th scope="col">{t('promotion.preview.lowest')}</th>
      </tr>
    </thead>
  );
}

/** The days whose lowest price counts: those before the reduction starts, or started. */
export function LowestPeriod({ preview: { begins } }: Pick<PriceHeadProps, 'preview'>) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  if (begins === null) return null;
  const first = marketDay(new Date(begins));
  return (
    <p>
      <Quiet>
        {t('promotion.preview.between', {
          start: formatDate(dayAfter(first, -lowestDays), locale),
          end: formatDate(first, locale),
        })}
      </Quiet>
    </p>
  );
}
