import type { PromotionDetail, PromotionEffect } from '@pazar/contracts/promotion-detail';
import { formatList } from '@pazar/format/list';
import { formatMoney } from '@pazar/format/money';
import { formatNumber } from '@pazar/format/number';
import { formatQuantity } from '@pazar/format/quantity';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '@pazar/ui/card-grid';
import { Loaded } from '@pazar/section/record/loaded';
import { Quiet } from '@pazar/ui/layout';
import { PageSection } from '@pazar/ui/page-section';
import { StatCard } from '@pazar/ui/stat-card';
import { useQuery } from '@tanstack/react-query';
import { formatDate, formatTime, formatWeekday } from '@pazar/format/date';
import { readLocalizedText } from '@pazar/format/localized-text';
import { isEndOfDay, lastDay } from '@pazar/format/period-end';
import { TextLink } from '@pazar/ui/text-link';
import { promotionEffect } from '../../api/promotions.ts';
import { endReasonOf } from '../../model/end-reason.ts';

/** What was sold under a promotion, what it brought and cost, and when it ends. */
export function EffectCards({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { id, currency } = promotion;
  const effect = useQuery(promotionEffect(useHttp(), id));
  return (
    <PageSection title={t('promotion.info.effect')}>
      <Loaded
        query={effect}
        texts={{ loading: t('promotion.info.loading'), failed: t('promotion.info.failed') }}
      >
        {(answer) => (
          <>
            <CardGrid>
              <SalesCards promotion={promotion} effect={answer} />
              <EndCard promotion={promotion} />
            </CardGrid>
            <p>
              <Quiet>
                {t('promotion.effect.before', {
                  number: t('promotion.effect.uses', {
                    count: answer.before.sales,
                    number: formatNumber(answer.before.sales, locale),
                  }),
                  amount: formatMoney({ minor: answer.before.netMinor, currency }, locale),
                })}
              </Quiet>
            </p>
          </>
        )}
      </Loaded>
    </PageSection>
  );
}

interface SalesCardsProps {
  promotion: PromotionDetail;
  effect: PromotionEffect;
}

function SalesCards({ promotion, effect }: SalesCardsProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { currency, stockLimit, soldQuantity } = promotion;
  const { uses, quantities, grossMinor, discountMinor, netMinor } = effect;
  const money = (minor: number) => formatMoney({ minor, currency }, locale);
  const sold = quantities.map(({ unit, quantity }) => formatQuantity(quantity, unit, locale));
  const sales = t('promotion.effect.uses', { count: uses, number: formatNumber(uses, locale) });
  return (
    <>
      <StatCard
        label={t('promotion.effect.sold')}
        value={sold.length === 0 ? formatNumber(0, locale) : formatList(sold, locale)}
        detail={
          stockLimit === null || soldQuantity === null
            ? sales
            : t('promotion.effect.stock', {
                amount: formatQuantity(soldQuantity, stockLimit.unit, locale),
                price: formatQuantity(stockLimit.quantity, stockLimit.unit, locale),
              })
        }
      />
      <StatCard
        label={t('promotion.effect.net')}
        value={money(netMinor)}
        detail={t('promotion.effect.discount', {
          amount: money(discountMinor),
          price: money(grossMinor),
        })}
      />
    </>
  );
}

/** When a promotion ends; of one that is over, when it did and why. */
function EndCard({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { endsAt, endedAt, replacedBy } = promotion;
  const end = endedAt ?? endsAt;
  if (end === null) {
    return <StatCard label={t('promotion.field.endsAt')} value={t('promotion.period.always')} />;
  }
  const weekday = formatWeekday(lastDay(end), locale);
  const when = isEndOfDay(end)
    ? weekday
    : t('promotion.reading.dayAndTime', { start: weekday, end: formatTime(end) });
  const endReason = endReasonOf(promotion);
  const reason = endReason === null ? '' : ` · ${t(`promotion.endReason.${endReason}`)}`;
  return (
    <StatCard
      label={t(endedAt === null ? 'promotion.field.endsAt' : 'promotion.column.end')}
      value={formatDate(lastDay(end), locale)}
      detail={
        <>
          {`${when}${reason}`}
          {replacedBy !== null && (
            <>
              {' '}
              <TextLink to={`/promotion/${replacedBy.id}`}>
                {readLocalizedText(replacedBy.name, locale).text}
              </TextLink>
            </>
          )}
        </>
      }
    />
  );
}
