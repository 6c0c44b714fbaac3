import { monthNames } from '@pazar/format/calendar-names';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { useToday } from '@pazar/ui/input/use-today';
import { totalOf } from '../../model/chart-facts.ts';
import type { BlockData } from '../../model/known-dashboard.ts';
import { CropChart } from './crop-chart.tsx';
import { writeDays } from './write-days.ts';

/** What was harvested and what was sold of a crop, week by week. */
export function CropsByWeek({ data: { weeks, crops } }: { data: BlockData['cropsByWeek'] }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  if (crops.length === 0) return <p>{t('dashboard.cropsByWeek.nothing')}</p>;
  return (
    <CropChart
      title={t('dashboard.panel.cropsByWeek')}
      choose={t('dashboard.crop')}
      crops={crops}
      axis={writeDays(weeks, locale)}
      pair={({ harvested, sold }) => [
        [t('dashboard.figures.harvested'), harvested],
        [t('dashboard.figures.sold'), sold],
      ]}
      summary={({ harvested, sold }, name, write) =>
        t('dashboard.cropsByWeek.summary', {
          name,
          harvested: write(totalOf(harvested)),
          sold: write(totalOf(sold)),
        })
      }
    />
  );
}

/** What was harvested of a crop in each month of the year, beside the year before. */
export function Season({ data: { year, crops } }: { data: BlockData['season'] }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const isOver = !useToday().startsWith(String(year));
  if (crops.length === 0) {
    return <p>{t('dashboard.season.nothing', { year, before: year - 1 })}</p>;
  }
  return (
    <CropChart
      title={t('dashboard.panel.season')}
      choose={t('dashboard.crop')}
      crops={crops}
      axis={{
        categories: monthNames(locale),
        shortCategories: monthNames(locale).map((month) => month.slice(0, 3)),
      }}
      pair={({ thisYear, lastYear }) => [
        [String(year), thisYear],
        [String(year - 1), lastYear],
      ]}
      summary={({ thisYear, lastYear }, name, write) =>
        t(isOver ? 'dashboard.season.whole' : 'dashboard.season.summary', {
          name,
          year,
          before: year - 1,
          harvested: write(totalOf(thisYear)),
          earlier: write(totalOf(lastYear)),
        })
      }
    />
  );
}
