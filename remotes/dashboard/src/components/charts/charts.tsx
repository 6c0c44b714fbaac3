import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '@pazar/ui/chart/chart-frame';
import type { BlockData } from '../../model/known-dashboard.ts';
import { CropsByWeek, Season } from './crop-charts.tsx';
import { kindFor, writeDays } from './write-days.ts';
import { formatDate } from '@pazar/format/date';
import { formatMoney } from '@pazar/format/money';
import { Quiet } from '@pazar/ui/layout';
import { bestDay } from '../../model/chart-facts.ts';

export type ChartProps = {
  readonly [Name in 'outflowByDay' | 'cropsByWeek' | 'season' | 'signUps']: {
    readonly name: Name;
    readonly data: BlockData[Name];
  };
}['outflowByDay' | 'cropsByWeek' | 'season' | 'signUps'];

/** The charts of the dashboard, in a separate chunk: the figures load first. */
export function Chart(chart: ChartProps) {
  switch (chart.name) {
    case 'outflowByDay':
      return <OutflowChart data={chart.data} />;
    case 'cropsByWeek':
      return <CropsByWeek data={chart.data} />;
    case 'season':
      return <Season data={chart.data} />;
    case 'signUps':
      return <SignUps data={chart.data} />;
  }
}

/** How many agents registered on each day of the period. */
function SignUps({ data: { total, days } }: { data: BlockData['signUps'] }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  if (total === 0) return <p>{t('dashboard.signUps.nothing')}</p>;
  return (
    <ChartFrame
      title={t('dashboard.panel.signUps')}
      isTitleHidden
      summary={t('dashboard.signUps.summary', {
        number: formatNumber(total, locale),
        count: total,
      })}
      kind={kindFor(days)}
      {...writeDays(
        days.map(({ day }) => day),
        locale,
      )}
      series={[
        {
          key: 'agents',
          label: t('dashboard.agents.total'),
          values: days.map(({ count }) => count),
        },
      ]}
      // There is no part of an agent: a line of the scale between two whole numbers has no label.
      format={(value) => (Number.isInteger(value) ? formatNumber(value, locale) : '')}
    />
  );
}

/** What sales brought on each day beside those of the period before, a drawing for each currency. */
function OutflowChart({ data }: { data: BlockData['outflowByDay'] }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const { days, currencies, unpriced } = data;
  return (
    <>
      {currencies.map(({ currency, amountsMinor, amountsBeforeMinor }) => {
        const best = bestDay(days, amountsMinor);
        const money = (minor: number) => formatMoney({ minor, currency }, locale);
        const key =
          best === null ? 'dashboard.outflowByDay.noSales' : 'dashboard.outflowByDay.summary';
        // The period before may be shorter or longer.
        const before = days.map((_, index) => amountsBeforeMinor[index] ?? 0);
        return (
          <ChartFrame
            key={currency}
            title={t('dashboard.outflowByDay.in', { currency })}
            isTitleHidden={currencies.length === 1}
            summary={t(key, {
              from: formatDate(days[0] ?? '', locale),
              to: formatDate(days.at(-1) ?? '', locale),
              best: money(best?.amountMinor ?? 0),
              day: formatDate(best?.day ?? days[0] ?? '', locale),
            })}
            kind={kindFor(days)}
            {...writeDays(days, locale)}
            series={[
              { key: currency, label: t('dashboard.outflowByDay.now'), values: amountsMinor },
              ...(before.some((amount) => amount > 0)
                ? [{ key: 'before', label: t('dashboard.outflowByDay.before'), values: before }]
                : []),
            ]}
            // The lines of a scale may fall between two minor units.
            format={(value) => money(Math.round(value))}
          />
        );
      })}
      {unpriced > 0 && (
        <Quiet>{t('dashboard.outflowByDay.unpriced', { count: unpriced, number: unpriced })}</Quiet>
      )}
    </>
  );
}
