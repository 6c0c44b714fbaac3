import type { PromotionSummary } from '@pazar/contracts/promotion';
import type { PromotionOverlap } from '@pazar/contracts/promotion-overlaps';
import { InfoBar } from '@pazar/shell/info-bar';
import { useTranslation } from 'react-i18next';
import { InfoCard } from '@pazar/ui/info-card';
import { NextCard } from './next-card.tsx';
import { OverlapLines } from './overlap-lines.tsx';

export interface TimelineInfoProps {
  promotions: readonly PromotionSummary[];
  overlaps: readonly PromotionOverlap[];
}

/** Beside the timeline: its numbered overlaps, and what starts next. */
export function TimelineInfo({ promotions, overlaps }: TimelineInfoProps) {
  const { t } = useTranslation('promotion');
  return (
    <InfoBar>
      {overlaps.length > 0 && (
        <InfoCard title={t('promotion.overlap.title')}>
          <OverlapLines overlaps={overlaps} />
        </InfoCard>
      )}
      <NextCard promotions={promotions} />
    </InfoBar>
  );
}
