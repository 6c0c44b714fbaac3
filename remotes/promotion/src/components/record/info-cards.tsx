import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import { InfoBar } from '@pazar/shell/info-bar';
import { useTranslation } from 'react-i18next';
import { InfoCard } from '@pazar/ui/info-card';
import { formatNumber } from '@pazar/format/number';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { InfoLine, InfoLines } from '@pazar/ui/info-lines';
import { TextLink } from '@pazar/ui/text-link';
import { sketchOf } from '../../model/promotion-fields.ts';
import { Checklist } from './checklist.tsx';
import { ExpectedCard } from './expected-card.tsx';
import { StockCard } from './stock-card.tsx';
import { promotionPreview } from '../../api/promotion-preview.ts';

/** While a promotion is one of these, somebody pays its prices, or will. */
const withTags: ReadonlySet<string> = new Set(['SCHEDULED', 'ACTIVE']);

/** Beside a promotion: what it would bring, its stock, what it lacks, its tags, and what becomes final. */
export function PromotionInfo({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation('promotion');
  const { effectiveStatus } = promotion;
  return (
    <InfoBar>
      <StockCards promotion={promotion} />
      {isChecked(promotion) && <Checklist promotion={promotion} />}
      {withTags.has(effectiveStatus) && <TagsCard promotion={promotion} />}
      {effectiveStatus === 'DRAFT' && (
        <InfoCard title={t('promotion.info.afterwards')}>
          <p>{t('promotion.info.afterwardsDetail')}</p>
        </InfoCard>
      )}
    </InfoBar>
  );
}

/** Of a limited quantity: what it brings when all of it is sold, and where it is. */
function StockCards({ promotion }: { promotion: PromotionDetail }) {
  const { id, stockLimit, frozen, effectiveStatus, soldQuantity } = promotion;
  const isOver = effectiveStatus === 'ENDED' || effectiveStatus === 'ARCHIVED';
  if (stockLimit === null || isOver) return null;
  const sketch = { promotion: sketchOf(promotion), id, stockLimit };
  return (
    <>
      {frozen.length === 0 && <ExpectedCard {...sketch} />}
      <StockCard {...sketch} soldQuantity={soldQuantity} />
    </>
  );
}

/** Whether what it lacks is news: a paused one was published, and may have come to lack something since. */
function isChecked({ effectiveStatus, frozen, publishRequirements }: PromotionDetail): boolean {
  if (effectiveStatus === 'DRAFT') return true;
  return effectiveStatus === 'PAUSED' && frozen.length === 0 && publishRequirements.length > 0;
}

/** The way to the price tags of a promotion whose prices somebody pays; nothing for others. */
function TagsCard({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { id } = promotion;
  const { data, notice } = useInlineQuery(promotionPreview(useHttp(), sketchOf(promotion), id));
  const count = (data?.products ?? []).flatMap(({ packs }) =>
    packs.filter(({ isPaid }) => isPaid),
  ).length;
  if (count === 0) return notice;
  return (
    <InfoCard title={t('promotion.tabs.tags')}>
      <InfoLines>
        <InfoLine tone="attention" detail={t('promotion.tags.needed')}>
          <TextLink to={`/promotion/${id}/tags`}>
            {t('promotion.tags.printCount', { count, number: formatNumber(count, locale) })}
          </TextLink>
        </InfoLine>
      </InfoLines>
    </InfoCard>
  );
}
