import { formatDate } from '@pazar/format/date';
import { formatMoney } from '@pazar/format/money';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '@pazar/ui/chart/chart-frame';
import { Fragment } from 'react';
import { bestDay } from '../../model/chart-facts.ts';
import type { BlockData } from '../../model/known-dashboard.ts';
import { kindFor, writeDays } from './write-days.ts';

/** What sales brought on each day, a drawing for each currency. */
export function OutflowChart({ data }: { data: BlockData['outflowByDay'] }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const { days, currencies, unpriced } = data;
  if (currencies.length === 0) return <p>{t('dashboard.outflowByDay.nothing')}</p>;
  return (
    <>
      {currencies.map(({ currency, amountsMinor, totalMinor, grossMinor, discountMinor }) => {
        const best = bestDay(days, amountsMinor);
        const money = (minor: number) => formatMoney({ minor, currency }, locale);
        const key =
          best === null ? 'dashboard.outflowByDay.noSales' : 'dashboard.outflowByDay.summary';
        return (
          <Fragment key={currency}>
            <ChartFrame
              title={t('dashboard.outflowByDay.in', { currency })}
              isTitleHidden={currencies.length === 1}
              summary={t(key, {
                from: formatDate(days[0] ?? '', locale),
                to: formatDate(days.at(-1) ?? '', locale),
                total: money(totalMinor),
                best: money(best?.amountMinor ?? 0),
                day: formatDate(best?.day ?? days[0] ?? '', locale),
              })}
              kind={kindFor(days)}
              {...writeDays(days, locale)}
              series={[
                { key: currency, label: t('dashboard.figures.earned'), values: amountsMinor },
              ]}
              // The lines of a scale may fall between two minor units.
              format={(value) => money(Math.round(value))}
            />
            {discountMinor > 0 && (
              <p>
                {t('dashboard.outflowByDay.discounts', {
                  gross: money(grossMinor),
                  discounts: money(discountMinor),
                  total: money(totalMinor),
                })}
              </p>
            )}
          </Fragment>
        );
      })}
      {unpriced > 0 && (
        <p>{t('dashboard.outflowByDay.unpriced', { count: unpriced, number: unpriced })}</p>
      )}
    </>
  );
}
