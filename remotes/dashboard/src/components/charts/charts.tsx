import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '@pazar/ui/chart/chart-frame';
import type { BlockData } from '../../model/known-dashboard.ts';
import { CropsByWeek, Season } from './crop-charts.tsx';
import { OutflowChart } from './outflow-chart.tsx';
import { kindFor, writeDays } from './write-days.ts';

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
