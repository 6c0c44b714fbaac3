import { formatDate } from '@pazar/format/date';
import { formatMoney } from '@pazar/format/money';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '@pazar/ui/chart/chart-frame';
import { Quiet } from '@pazar/ui/layout';
import { bestDay } from '../../model/chart-facts.ts';
import type { BlockData } from '../../model/known-dashboard.ts';
import { kindFor, writeDays } from './write-days.ts';

/** What sales brought on each day beside those of the period before, a drawing for each currency. */
export function OutflowChart({ data }: { data: BlockData['outflowByDay'] }) {
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
