import type { BlockData } from '../../model/known-dashboard.ts';
import { CropsByWeek, Season } from './crop-charts.tsx';
import { OutflowChart } from './outflow-chart.tsx';
import { SignUps } from './sign-ups.tsx';

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
