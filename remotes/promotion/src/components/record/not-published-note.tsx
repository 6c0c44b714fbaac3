import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Note } from '@pazar/ui/note';
import { RequirementLinks } from './requirement-links.tsx';

/** State of the history entry that a refused publishing opens. */
export const askedToPublish = { isAskedToPublish: true } as const;

const isAsked = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isAskedToPublish' in state;

/** After "Publish": what the promotion lacks for it, each with a link to its field. */
export function NotPublishedNote({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation('promotion');
  const location = useLocation();
  if (!isAsked(location.state) || promotion.publishRequirements.length === 0) return null;
  return (
    <Note tone="attention" title={t('promotion.publish.lacking')} isAnnounced>
      <RequirementLinks promotion={promotion} />
    </Note>
  );
}
