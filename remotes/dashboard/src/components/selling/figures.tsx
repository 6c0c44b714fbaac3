import type { DashboardFigures } from '@pazar/contracts/dashboard-figures';
import { formatDate } from '@pazar/format/date';
import { formatMoney } from '@pazar/format/money';
import { formatNumber } from '@pazar/format/number';
import { formatQuantity } from '@pazar/format/quantity';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Quiet, Stack } from '@pazar/ui/layout';
import { allSales } from '../../model/all-sales.ts';
import { compareQuantity } from '../../model/compare.ts';
import styles from './panels.module.css';
import { useChangeText } from './use-change-text.ts';

/** How the period's sales were made, and what came in and went out beside the period before it. */
export function Figures({ data }: { data: DashboardFigures }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const { before, units } = data;
  const currencies = allSales(data).currencies.filter(({ channels }) => channels.length > 0);
  if (currencies.length === 0 && units.length === 0) {
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
        <Channels key={one.currency} figures={one} />
      ))}
      {units.length > 0 && <Units units={units} />}
    </Stack>
  );
}

/** Each kind of sale of one currency. */
function Channels({ figures }: { figures: ReturnType<typeof allSales>['currencies'][number] }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const { currency, channels } = figures;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('dashboard.figures.channel')}</th>
          <th scope="col">{t('dashboard.figures.sales')}</th>
          <th scope="col">{t('dashboard.figures.earned')}</th>
        </tr>
      </thead>
      <tbody>
        {channels.map(({ channel, amountMinor: minor, sales }) => (
          <tr key={channel}>
            <th scope="row">{t(`dashboard.channel.${channel ?? 'none'}`)}</th>
            <td>{formatNumber(sales, locale)}</td>
            <td>{formatMoney({ minor, currency }, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
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
