import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import { formatMoney } from '@pazar/format/money';
import { formatNumber } from '@pazar/format/number';
import { formatQuantity } from '@pazar/format/quantity';
import { useHttp } from '@pazar/shell/http';
import { InfoBar } from '@pazar/shell/info-bar';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { InfoCard } from '@pazar/ui/info-card';
import { InfoLine, InfoLines } from '@pazar/ui/record/info-lines';
import { Loaded } from '@pazar/ui/record/loaded';
import { useQuery } from '@tanstack/react-query';
import { promotionEffect } from '../../api/promotions.ts';
import { sketchOf } from '../../model/promotion-fields.ts';
import { Sentence } from '../preview/sentence.tsx';
import { Checklist } from './checklist.tsx';
import { ConflictsCard } from './conflicts-card.tsx';

/** Beside a promotion: what it does in one sentence, what it lacks, what it has brought. */
export function PromotionInfo({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation('promotion');
  const { effectiveStatus, publishRequirements } = promotion;
  // A paused one was published: only what has come to lack since then is news.
  const isChecked =
    effectiveStatus === 'DRAFT' || (effectiveStatus === 'PAUSED' && publishRequirements.length > 0);
  return (
    <InfoBar>
      <InfoCard title={t('promotion.info.sentence')}>
        <Sentence promotion={sketchOf(promotion)} id={promotion.id} end={promotion} />
      </InfoCard>
      {isChecked && <Checklist promotion={promotion} />}
      {effectiveStatus !== 'DRAFT' && <EffectCard promotion={promotion} />}
      {effectiveStatus !== 'ENDED' && effectiveStatus !== 'ARCHIVED' && (
        <ConflictsCard promotion={promotion} />
      )}
    </InfoBar>
  );
}

function EffectCard({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { id, currency, stockLimit, soldQuantity } = promotion;
  const effect = useQuery(promotionEffect(useHttp(), id));
  const money = (minor: number) => formatMoney({ minor, currency }, locale);
  return (
    <InfoCard title={t('promotion.info.effect')}>
      <Loaded
        query={effect}
        texts={{ loading: t('promotion.info.loading'), failed: t('promotion.info.failed') }}
      >
        {({ uses, quantities, grossMinor, discountMinor, netMinor, before }) => (
          <InfoLines>
            <InfoLine
              name={t('promotion.effect.uses', { count: uses, number: formatNumber(uses, locale) })}
              detail={quantities
                .map(({ unit, quantity }) => formatQuantity(quantity, unit, locale))
                .join(', ')}
            />
            {uses > 0 && (
              <InfoLine
                name={t('promotion.effect.net', { amount: money(netMinor) })}
                detail={t('promotion.effect.discount', {
                  amount: money(discountMinor),
                  price: money(grossMinor),
                })}
              />
            )}
            {stockLimit !== null && soldQuantity !== null && (
              <InfoLine
                name={t('promotion.effect.stock', {
                  amount: formatQuantity(soldQuantity, stockLimit.unit, locale),
                  price: formatQuantity(stockLimit.quantity, stockLimit.unit, locale),
                })}
              />
            )}
            <InfoLine
              tone="quiet"
              name={t('promotion.effect.before')}
              detail={t('promotion.effect.beforeDetail', {
                count: before.sales,
                number: formatNumber(before.sales, locale),
                price: money(before.netMinor),
              })}
            />
          </InfoLines>
        )}
      </Loaded>
    </InfoCard>
  );
}
