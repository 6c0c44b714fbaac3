import { useShow } from '@pazar/section/use-change';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Note } from '@pazar/ui/record/note';
import { promotionResource } from '../api/promotions.ts';
import { PromotionForm } from '../components/form/promotion-form.tsx';
import { usePromotionActions } from '../components/record/use-promotion-actions.ts';
import { usePromotion } from '../components/use-promotion.ts';

/** Everything of a promotion that is typed or chosen; of a running one what may still change. */
export function PromotionDetailsPage() {
  const { t } = useTranslation('promotion');
  const promotion = usePromotion();
  const navigate = useNavigate();
  const show = useShow(promotionResource);
  const { move } = usePromotionActions(promotion);
  const { frozen, effectiveStatus } = promotion;
  const isOver = effectiveStatus === 'ENDED' || effectiveStatus === 'ARCHIVED';
  return (
    <>
      {frozen.length > 0 && (
        <Note
          title={t(isOver ? 'promotion.frozen.over' : 'promotion.frozen.running')}
          detail={t(isOver ? 'promotion.frozen.overDetail' : 'promotion.frozen.runningDetail')}
        />
      )}
      <PromotionForm
        promotion={promotion}
        onSaved={(saved, intent) => {
          show(saved);
          // The promotion was deleted meanwhile, and saved as a new one.
          if (saved.id !== promotion.id) return void navigate(`/promotion/${saved.id}`);
          if (intent === 'publish') move('publish');
        }}
      />
    </>
  );
}
