import type { PromotionDetail, PromotionEffect } from '@pazar/contracts/promotion-detail';
import { formatMoney } from '@pazar/format/money';
import { formatEnd } from '@pazar/format/period-end';
import { formatList } from '@pazar/format/list';
import { formatNumber } from '@pazar/format/number';
import { formatQuantity } from '@pazar/format/quantity';
import { readLocalizedText } from '@pazar/format/localized-text';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { DescriptionList } from '@pazar/ui/description-list';
import { InfoCard } from '@pazar/ui/info-card';
import { promotionEffect, promotionResource } from '../../api/promotions.ts';
import { PromotionActions } from '../record/promotion-actions.tsx';
import styles from './timeline.module.css';

/** What the row that was picked has brought so far, and what can be done with it. */
export function PickedCard({ id }: { id: string }) {
  const http = useHttp();
  const locale = useLocale();
  const promotion = useInlineQuery(promotionResource.detail(http, id));
  if (promotion.data === undefined) return promotion.notice;
  return (
    <InfoCard title={readLocalizedText(promotion.data.name, locale).text}>
      <PickedFacts promotion={promotion.data} />
      <div className={styles.actions}>
        <PromotionActions key={id} promotion={promotion.data} buttons={2} />
      </div>
    </InfoCard>
  );
}

interface PickedProps {
  promotion: PromotionDetail;
}

function PickedFacts({ promotion }: PickedProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { id, endsAt, endedAt } = promotion;
  const effect = useInlineQuery(promotionEffect(useHttp(), id));
  const end = endedAt ?? endsAt;
  return (
    <>
      <DescriptionList
        items={[
          {
            term: t(endedAt === null ? 'promotion.field.endsAt' : 'promotion.column.end'),
            detail: end === null ? t('promotion.period.always') : formatEnd(end, locale),
          },
        ]}
      />
      {effect.data !== undefined && <PickedEffect promotion={promotion} effect={effect.data} />}
      {effect.notice}
    </>
  );
}

/** What was sold at its price, of a limit or in all, and what that brought and cost. */
function PickedEffect({ promotion, effect }: PickedProps & { effect: PromotionEffect }) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { currency, stock } = promotion;
  const money = (minor: number) => formatMoney({ minor, currency }, locale);
  const sold = effect.quantities.map(({ unit, quantity }) =>
    formatQuantity(quantity, unit, locale),
  );
  const limited =
    stock !== null &&
    t('promotion.effect.stock', {
      amount: formatQuantity(stock.sold, stock.unit, locale),
      price: formatQuantity(stock.limit, stock.unit, locale),
    });
  return (
    <DescriptionList
      items={[
        {
          term: t('promotion.effect.sold'),
          detail: limited || formatList(sold, locale) || formatNumber(0, locale),
        },
        { term: t('promotion.effect.net'), detail: money(effect.netMinor) },
        { term: t('promotion.effect.given'), detail: money(effect.discountMinor) },
      ]}
    />
  );
}
