import type { PromotionSummary } from '@pazar/contracts/promotion';
import { useTranslation } from 'react-i18next';
import { Badge } from '@pazar/ui/badge';
import { stateOf } from '../model/timeline-tabs.ts';

const looks = {
  DRAFT: { status: 'DRAFT', tone: 'neutral' },
  SCHEDULED: { status: 'SCHEDULED', tone: 'info' },
  LOWERING: { status: 'ACTIVE', tone: 'good' },
  WAITING: { status: 'WAITING', tone: 'info' },
  PAUSED: { status: 'PAUSED', tone: 'attention' },
  ENDED: { status: 'ENDED', tone: 'neutral' },
  ARCHIVED: { status: 'ARCHIVED', tone: 'neutral' },
} as const satisfies Record<ReturnType<typeof stateOf>, object>;

interface StatusBadgeProps {
  promotion: Pick<PromotionSummary, 'effectiveStatus' | 'lowersNow'>;
}

/** What a promotion is now, by the server's clock: active where it lowers a price, else waiting. */
export function StatusBadge({ promotion }: StatusBadgeProps) {
  const { t } = useTranslation('promotion');
  const { status, tone } = looks[stateOf(promotion)];
  return <Badge tone={tone}>{t(`promotion.status.${status}`)}</Badge>;
}
