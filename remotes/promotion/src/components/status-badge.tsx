import type { EffectivePromotionStatus } from '@pazar/contracts/promotion';
import { useTranslation } from 'react-i18next';
import { Badge } from '@pazar/ui/badge';

const tones = {
  DRAFT: 'neutral',
  SCHEDULED: 'info',
  ACTIVE: 'good',
  PAUSED: 'attention',
  ENDED: 'neutral',
  ARCHIVED: 'neutral',
} as const satisfies Record<EffectivePromotionStatus, string>;

/** What a promotion is now, by the server's clock. */
export function StatusBadge({ status }: { status: EffectivePromotionStatus }) {
  const { t } = useTranslation('promotion');
  return <Badge tone={tones[status]}>{t(`promotion.status.${status}`)}</Badge>;
}
