import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import { InfoBar } from '@pazar/shell/info-bar';
import { useTranslation } from 'react-i18next';
import { InfoCard } from '@pazar/ui/info-card';
import { formatNumber } from '@pazar/format/number';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import { useLocale, type TextKey } from '@pazar/shell/locale';
import { InfoLine, InfoLines } from '@pazar/ui/info-lines';
import { TextLink } from '@pazar/ui/text-link';
import { sketchOf } from '../../model/promotion-fields.ts';
import { ExpectedCard } from './expected-card.tsx';
import { StockCard } from './stock-card.tsx';
import { promotionPreview } from '../../api/promotion-preview.ts';
import { AlsoLines } from './also-lines.tsx';
import { ChecklistCard } from './checklist-card.tsx';
import { lineOf } from './requirement-links.tsx';

const asked = ['rule', 'target', 'startsAt', 'endsAt'] as const;

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

type Ready = Extract<TextKey<'promotion'>, `promotion.ready.${string}`>;

/** What the checklist says of a field that is right. */
function readyKey(field: string, { startsAt, endsAt }: PromotionDetail): Ready {
  if (field === 'endsAt' && endsAt === null) return 'promotion.ready.goesOn';
  if (field === 'startsAt' && startsAt === null) return 'promotion.ready.startsNow';
  // Every field that is asked for has a text; the type of the fields is wider.
  return `promotion.ready.${field}` as Ready;
}

/** The requirements for publishing: the fulfilled ones, and the others with a link to the field. */
function Checklist({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation('promotion');
  const { id, trigger, currency, publishRequirements } = promotion;
  const isPaused = promotion.effectiveStatus === 'PAUSED';
  const lacking = new Map(
    publishRequirements
      .map((requirement) => lineOf(requirement, currency))
      .map(({ field, key }) => [field, key]),
  );
  const fields = [
    ...asked,
    ...(trigger === 'CODE' ? (['code'] as const) : []),
    ...(['usageLimit', 'stockLimit'] as const).filter((limit) => promotion[limit] !== null),
    // Requirements that are shown only when they are not met.
    ...(['currency', 'locationIds'] as const).filter((field) => lacking.has(field)),
  ];
  const lines = fields.map((field) => {
    const key = lacking.get(field);
    return key === undefined
      ? { field, fix: null, text: t(readyKey(field, promotion)) }
      : { field, fix: `/promotion/${id}#${field}`, text: t(key) };
  });
  return (
    <ChecklistCard
      title={t(isPaused ? 'promotion.info.checklistPaused' : 'promotion.info.checklist')}
      lines={lines}
    >
      {!isPaused && <AlsoLines promotion={promotion} />}
    </ChecklistCard>
  );
}
