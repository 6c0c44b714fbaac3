import type { PromotionSummary } from '@pazar/contracts/promotion';
import type { PromotionOverlap } from '@pazar/contracts/promotion-overlaps';
import { formatNumber } from '@pazar/format/number';
import { InfoBar } from '@pazar/shell/info-bar';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { InfoCard } from '@pazar/ui/info-card';
import { formatDate, formatTime, formatWeekday } from '@pazar/format/date';
import { readLocalizedText } from '@pazar/format/localized-text';
import { TextLink } from '@pazar/ui/text-link';
import { OverlapLines } from './overlap-lines.tsx';
import type { PromotionDetail, PromotionEffect } from '@pazar/contracts/promotion-detail';
import { formatMoney } from '@pazar/format/money';
import { formatEnd } from '@pazar/format/period-end';
import { formatList } from '@pazar/format/list';
import { formatQuantity } from '@pazar/format/quantity';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import { DescriptionList } from '@pazar/ui/description-list';
import { promotionEffect, promotionResource } from '../../api/promotions.ts';
import { PromotionActions } from '../record/promotion-actions.tsx';
import styles from './timeline.module.css';

export interface TimelineInfoProps {
  promotions: readonly PromotionSummary[];
  overlaps: readonly PromotionOverlap[];
  /** The promotion of the row that was picked. */
  picked: string | undefined;
}

/** Beside the timeline: the picked row, its numbered overlaps, and what starts next. */
export function TimelineInfo({ promotions, overlaps, picked }: TimelineInfoProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const count = overlaps.length;
  return (
    <InfoBar>
      {picked !== undefined && <PickedCard id={picked} />}
      {count > 0 && (
        <InfoCard
          title={t('promotion.overlap.title', { count, number: formatNumber(count, locale) })}
        >
          <OverlapLines overlaps={overlaps} />
        </InfoCard>
      )}
      <NextCard promotions={promotions} />
    </InfoBar>
  );
}

/** The promotion that holds next, with the way to its price tags; nothing where none is ahead. */
function NextCard({ promotions }: { promotions: readonly PromotionSummary[] }) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const [next] = promotions
    .flatMap(({ id, name, nextFrom }) => (nextFrom === null ? [] : { id, name, nextFrom }))
    .toSorted((one, other) => Date.parse(one.nextFrom) - Date.parse(other.nextFrom));
  if (next === undefined) return null;
  const { id, name, nextFrom } = next;
  return (
    <InfoCard title={t('promotion.next.title')}>
      <p>
        {t('promotion.next.starts', {
          names: readLocalizedText(name, locale).text,
          days: formatWeekday(nextFrom, locale),
          start: formatDate(nextFrom, locale),
          end: formatTime(nextFrom),
        })}
      </p>
      <TextLink to={`/promotion/${id}/tags`}>{t('promotion.tabs.tags')}</TextLink>
    </InfoCard>
  );
}

/** What the row that was picked has brought so far, and what can be done with it. */
function PickedCard({ id }: { id: string }) {
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
