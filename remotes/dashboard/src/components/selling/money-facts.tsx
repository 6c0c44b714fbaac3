import type { DashboardFigures } from '@pazar/contracts/dashboard-figures';
import { formatMoney } from '@pazar/format/money';
import { formatNumber } from '@pazar/format/number';
import { formatQuantity } from '@pazar/format/quantity';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { allSales } from '../../model/all-sales.ts';
import styles from './money.module.css';

/** How much was sold, in how many sales, and what promotions took off. */
export function MoneyFacts({ figures }: { figures: DashboardFigures }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const { currencies, apart } = allSales(figures);
  const unpriced = currencies.reduce((sum, one) => sum + one.unpriced, 0);
  const sales = currencies.reduce((sum, one) => sum + one.sales, apart);
  const without =
    unpriced > 0 &&
    t('dashboard.figures.unpriced', { count: unpriced, number: formatNumber(unpriced, locale) });
  const facts = [
    {
      key: 'sold',
      values: figures.units
        .filter(({ sold }) => Number(sold) !== 0)
        .map(({ sold, unit }) => formatQuantity(sold, unit, locale)),
    },
    { key: 'sales', values: [formatNumber(sales, locale)], detail: without },
    {
      key: 'discounts',
      values: currencies
        .filter(({ discountMinor }) => discountMinor > 0)
        .map(({ discountMinor: minor, currency }) => formatMoney({ minor, currency }, locale)),
    },
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, values, ...fact }) => (
        <div key={key}>
          <dt>{t(`dashboard.figures.${key}`)}</dt>
          <dd>
            {values.length === 0
              ? t('dashboard.figures.none')
              : values.map((value) => <span key={value}>{value}</span>)}
            {'detail' in fact && fact.detail !== false && <small>{fact.detail}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
