import type { DashboardFigures } from '@pazar/contracts/dashboard-figures';
import { formatDate } from '@pazar/format/date';
import { formatMoney } from '@pazar/format/money';
import { formatNumber } from '@pazar/format/number';
import { formatQuantity } from '@pazar/format/quantity';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Quiet, Stack } from '@pazar/ui/record/layout';
import { StatCard } from '@pazar/ui/stat-card';
import { allSales } from '../../model/all-sales.ts';
import { compareMinor, compareQuantity } from '../../model/compare.ts';
import styles from './panels.module.css';
import { useChangeText } from './use-change-text.ts';

/** What the period brought beside the period before it: one group for each currency and unit. */
export function Figures({ data }: { data: DashboardFigures }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const { before, units } = data;
  const { currencies, apart } = allSales(data);
  if (currencies.length === 0 && apart === 0 && units.length === 0) {
    return <p>{t('dashboard.figures.nothing')}</p>;
  }
  return (
    <Stack gap="large">
      <Quiet>
        {t('dashboard.figures.comparedWith', {
          from: formatDate(before.from, locale),
          to: formatDate(before.to, locale),
        })}
      </Quiet>
      {currencies.map((one) => (
        <Currency key={one.currency} figures={one} />
      ))}
      {apart > 0 && (
        <p>
          {t('dashboard.figures.unpriced', { count: apart, number: formatNumber(apart, locale) })}
        </p>
      )}
      {units.length > 0 && <Units units={units} />}
    </Stack>
  );
}

function Currency({ figures }: { figures: ReturnType<typeof allSales>['currencies'][number] }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const changed = useChangeText();
  const { currency, soldMinor, soldBeforeMinor, discountMinor, discountBeforeMinor } = figures;
  const { sales, salesBefore, channels, unpriced } = figures;
  const change = changed(compareMinor(sales, salesBefore));
  const without =
    unpriced > 0 &&
    t('dashboard.figures.unpriced', { count: unpriced, number: formatNumber(unpriced, locale) });
  const money = (minor: number) => formatMoney({ minor, currency }, locale);
  return (
    <Stack>
      <div className={styles.cards}>
        <StatCard
          label={t('dashboard.figures.earned')}
          value={money(soldMinor)}
          detail={changed(compareMinor(soldMinor, soldBeforeMinor))}
        />
        <StatCard
          label={t('dashboard.figures.sales')}
          value={formatNumber(sales, locale)}
          detail={[change, without].filter(Boolean).join(' · ')}
        />
        <StatCard
          label={t('dashboard.figures.discounts')}
          value={money(discountMinor)}
          detail={changed(compareMinor(discountMinor, discountBeforeMinor))}
        />
      </div>
      {channels.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('dashboard.figures.channel')}</th>
              <th scope="col">{t('dashboard.figures.sales')}</th>
              <th scope="col">{t('dashboard.figures.earned')}</th>
            </tr>
          </thead>
          <tbody>
            {channels.map(({ channel, amountMinor, sales: number }) => (
              <tr key={channel}>
                <th scope="row">{t(`dashboard.channel.${channel ?? 'none'}`)}</th>
                <td>{formatNumber(number, locale)}</td>
                <td>{money(amountMinor)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Stack>
  );
}

const amounts = ['harvested', 'received', 'sold', 'wasted'] as const;
type Amount = (typeof amounts)[number];

/** A seller harvests nothing, and most producers buy nothing: only what there was is shown. */
function shownAmounts(units: DashboardFigures['units']): readonly Amount[] {
  const isSome = (what: Amount) =>
    units.some((one) => Number(one[what]) !== 0 || Number(one[`${what}Before`]) !== 0);
  return amounts.filter((what) => what === 'sold' || what === 'wasted' || isSome(what));
}

/** What came in and went out in each unit; quantities of two units are never added up. */
function Units({ units }: Pick<DashboardFigures, 'units'>) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const changed = useChangeText();
  const shown = shownAmounts(units);
  return (
    <table className={styles.table} data-even="true">
      <thead>
        <tr>
          {shown.map((what) => (
            <th key={what} scope="col">
              {t(`dashboard.figures.${what}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {units.map((one) => (
          <tr key={one.unit}>
            {shown.map((what) => (
              <td key={what}>
                <span className={styles.amount}>{formatQuantity(one[what], one.unit, locale)}</span>
                <Quiet>{changed(compareQuantity(one[what], one[`${what}Before`]))}</Quiet>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
