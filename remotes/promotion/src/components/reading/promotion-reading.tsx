import { namesOf } from '@pazar/contracts/declared-text';
import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import { promotionTexts } from '@pazar/contracts/record-texts';
import { useTranslation } from 'react-i18next';
import { Note } from '@pazar/ui/note';
import { Stack } from '@pazar/ui/layout';
import { sketchOf } from '../../model/promotion-fields.ts';
import { PreviewParts } from '../preview/preview-parts.tsx';
import { SentenceBox } from '../preview/sentence-box.tsx';
import { RequirementLinks } from '../record/requirement-links.tsx';
import { EffectCards } from './effect-cards.tsx';
import { formatNumber } from '@pazar/format/number';
import { formatEnd } from '@pazar/format/period-end';
import { formatQuantity } from '@pazar/format/quantity';
import { useLocale } from '@pazar/shell/locale';
import { useNavigate } from 'react-router-dom';
import { Button } from '@pazar/ui/button';
import { DescriptionList } from '@pazar/ui/description-list';
import { PageSection } from '@pazar/ui/page-section';

/** A promotion that customers have seen, to be read: what it gave them, and what it brought. */
export function PromotionReading({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation('promotion');
  const { id, effectiveStatus, publishRequirements } = promotion;
  const isOver = effectiveStatus === 'ENDED' || effectiveStatus === 'ARCHIVED';
  const sketch = sketchOf(promotion);
  return (
    <Stack gap="large">
      {isOver && (
        <Note title={t('promotion.frozen.over')} detail={t('promotion.frozen.overDetail')} />
      )}
      {effectiveStatus === 'PAUSED' && publishRequirements.length > 0 && (
        <Note tone="attention" title={t('promotion.info.checklistPaused')}>
          <RequirementLinks promotion={promotion} />
        </Note>
      )}
      <SentenceBox promotion={sketch} id={id} end={promotion} />
      <EffectCards promotion={promotion} />
      {!isOver && <ChangeableSection promotion={promotion} />}
      {!isOver && (
        <PreviewParts
          promotion={sketch}
          id={id}
          hasTags={effectiveStatus === 'ACTIVE' || effectiveStatus === 'SCHEDULED'}
        />
      )}
    </Stack>
  );
}

/** What may still change of a promotion that customers have seen, with the way to change it. */
function ChangeableSection({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const navigate = useNavigate();
  const { id, name, endsAt, stockLimit, usageLimit } = promotion;
  return (
    <PageSection
      title={t('promotion.reading.changeable')}
      actions={
        <Button icon="edit" onClick={() => void navigate(`/promotion/${id}?edit`)}>
          {t('promotion.reading.edit')}
        </Button>
      }
    >
      <DescriptionList
        items={[
          {
            term: t('promotion.field.name'),
            detail: [name.mk, name.en].filter((text) => text !== null).join(' · '),
          },
          {
            term: t('promotion.field.endsAt'),
            detail: endsAt === null ? t('promotion.period.always') : formatEnd(endsAt, locale),
          },
          {
            term: t('promotion.field.stockLimit'),
            detail:
              stockLimit === null
                ? t('promotion.reading.noLimit')
                : formatQuantity(stockLimit.quantity, stockLimit.unit, locale),
          },
          {
            term: t('promotion.field.usageLimit'),
            detail:
              usageLimit === null
                ? t('promotion.reading.noLimit')
                : formatNumber(usageLimit, locale),
          },
          ...namesOf(promotionTexts).map((text) => ({
            term: promotionTexts[text].label[locale],
            detail: promotion[text] ?? t('promotion.reading.noNote'),
          })),
        ]}
      />
      <p>{t('promotion.frozen.runningDetail')}</p>
    </PageSection>
  );
}
