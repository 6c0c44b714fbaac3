import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import { useTranslation } from 'react-i18next';
import { Note } from '@pazar/ui/note';
import { Stack } from '@pazar/ui/layout';
import { sketchOf } from '../../model/promotion-fields.ts';
import { PreviewParts } from '../preview/preview-parts.tsx';
import { SentenceBox } from '../preview/sentence-box.tsx';
import { RequirementLinks } from '../record/requirement-links.tsx';
import { ChangeableSection } from './changeable-section.tsx';
import { EffectCards } from './effect-cards.tsx';

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
