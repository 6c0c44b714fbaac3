import { useLocation, useNavigate } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { Note } from '@pazar/ui/note';
import { promotionResource } from '../api/promotions.ts';
import { PromotionForm } from '../components/form/promotion-form.tsx';
import { PromotionReading } from '../components/reading/promotion-reading.tsx';
import { NotPublishedNote } from '../components/record/not-published-note.tsx';
import { UnverifiedNote } from '../components/record/unverified-note.tsx';
import { usePromotionActions } from '../components/record/use-promotion-actions.ts';
import { usePromotion } from '../components/use-promotion.ts';

/**
 * Before its publication a promotion is a form. Afterwards it is a page to read, and with `?edit` or
 * the id of a field in the URL a form of the fields that may still change.
 */
export function PromotionDetailsPage() {
  const { t } = useTranslation('promotion');
  const promotion = usePromotion();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const queries = useQueryClient();
  const { publish } = usePromotionActions(promotion);
  const { id, frozen, effectiveStatus } = promotion;
  const isSeen = frozen.length > 0;
  const isOver = effectiveStatus === 'ENDED' || effectiveStatus === 'ARCHIVED';
  const isEditing = !isOver && (new URLSearchParams(search).has('edit') || hash !== '');
  const mayNeedPublishing = effectiveStatus === 'DRAFT' || effectiveStatus === 'PAUSED';
  const read = () => void navigate(`/promotion/${id}`);
  return (
    <>
      <NotPublishedNote promotion={promotion} />
      {mayNeedPublishing && <UnverifiedNote />}
      {isSeen && !isEditing ? (
        <PromotionReading promotion={promotion} />
      ) : (
        <>
          {isSeen && (
            <Note
              title={t('promotion.frozen.running')}
              detail={t('promotion.frozen.runningDetail')}
            >
              <Button variant="quiet" onClick={read}>
                {t('promotion.action.close')}
              </Button>
            </Note>
          )}
          <PromotionForm
            promotion={promotion}
            onSaved={(saved, intent) => {
              promotionResource.show(queries, saved);
              // The promotion was deleted meanwhile, and saved as a new one.
              if (saved.id !== id) return void navigate(`/promotion/${saved.id}`);
              if (intent === 'publish') return publish(saved);
              if (isSeen) read();
            }}
          />
        </>
      )}
    </>
  );
}
