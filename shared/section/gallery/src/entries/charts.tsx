import { monthNames } from '@pazar/format/calendar-names';
import { formatQuantity } from '@pazar/format/quantity';
import { ChartFrame } from '@pazar/ui/chart/chart-frame';
import type { Entry, Say } from '../entry.ts';

const sold = [120, 80, 160, 214, 260, 480, 640, 720, 510, 300, 180, 90];
const planned = [100, 100, 150, 200, 300, 500, 600, 700, 550, 320, null, null];

function chart(say: Say, kind: 'bars' | 'lines') {
  const locale = say('en', 'mk') === 'mk' ? 'mk' : 'en';
  return (
    <ChartFrame
      kind={kind}
      title={say('Sold by month', 'Продадено по месеци')}
      summary={say('Most was sold in August: 720 kg.', 'Најмногу е продадено во август: 720 кг.')}
      categories={monthNames(locale).map((name) => name.slice(0, 3))}
      series={[
        { key: 'sold', label: say('Sold', 'Продадено'), values: sold },
        { key: 'planned', label: say('Planned', 'Планирано'), values: planned },
      ]}
      format={(value) => formatQuantity(value.toFixed(3), 'KG', locale)}
    />
  );
}

/** Drawings of figures. */
export const charts: readonly Entry[] = [
  {
    name: 'chart/chart-frame',
    isWide: true,
    states: { bars: (say) => chart(say, 'bars'), lines: (say) => chart(say, 'lines') },
  },
];
