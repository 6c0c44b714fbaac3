import type { PromotionSummary } from '@pazar/contracts/promotion';
import type { PromotionOverlap } from '@pazar/contracts/promotion-overlaps';
import { formatNumber } from '@pazar/format/number';
import { InfoBar } from '@pazar/shell/info-bar';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { InfoCard } from '@pazar/ui/info-card';
import { NextCard } from './next-card.tsx';
import { OverlapLines } from './overlap-lines.tsx';
import { PickedCard } from './picked-card.tsx';

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
