import type { ManagementStats } from '@pazar/contracts/management';
import { formatMoney } from '@pazar/format/money';
import { ChartFrame } from '@pazar/ui/chart/chart-frame';
import { Stack } from '@pazar/ui/layout';
import { useFormatters } from '../../model/use-formatters.ts';

/** What agents recorded as sold in each week: one drawing for each currency, never a sum of two. */
export function WeeklySales({ sales }: Pick<ManagementStats, 'sales'>) {
  const { t, locale, day } = useFormatters();
  if (sales.length === 0) return <p>{t('figures.sales.none')}</p>;
  return (
    <Stack gap="large">
      {[...Map.groupBy(sales, ({ currency }) => currency)].map(([currency, weeks]) => {
        const money = (minor: number) => formatMoney({ minor, currency }, locale);
        const total = weeks.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
        const title = t('figures.sales', { currency: t(`code.${currency}`) });
        return (
          <ChartFrame
            key={currency}
            title={title}
            summary={t('figures.sales.summary', { amount: money(total) })}
            kind="bars"
            categories={weeks.map(({ week }) => day(week).slice(0, 5))}
            series={[
              { key: currency, label: title, values: weeks.map(({ totalMinor }) => totalMinor) },
            ]}
            format={money}
          />
        );
      })}
    </Stack>
  );
}
