import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '@pazar/ui/chart/chart-frame';
import type { BlockData } from '../../model/known-dashboard.ts';
import { kindFor, writeDays } from './write-days.ts';

/** How many agents registered on each day of the period. */
export function SignUps({ data: { total, days } }: { data: BlockData['signUps'] }) {
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
