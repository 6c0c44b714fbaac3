import type { PromotionBulkAction } from '@pazar/contracts/promotion-bulk';
import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import type { Call } from '@pazar/section/call';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { useNavigate } from 'react-router-dom';
import { promotionResource, replacePromotion } from '../../api/promotions.ts';
import { askedToPublish } from './not-published-note.tsx';
import { lackingPath } from './requirement-links.tsx';
import { useMove } from './use-move.ts';

/** Actions on a promotion, their progress, and the failure of the last one. */
export function usePromotionActions({ id, version }: Pick<PromotionDetail, 'id' | 'version'>) {
  const navigate = useNavigate();
  const moving = useMove();
  const copying = useApiMutation(promotionResource.mutation(id));
  const removal = useApiMutation(promotionResource.removal(() => navigate('/promotion')));
  const move = (action: PromotionBulkAction, then?: () => void) =>
    moving.mutate({ id, action }, then);
  /** @param row as it is stored now */
  function publish(row: PromotionDetail): void {
    if (row.publishRequirements.length === 0)
      return moving.mutate({ id: row.id, action: 'publish' });
    void navigate(lackingPath(row), { state: askedToPublish });
  }
  const copy = (call: Call<PromotionDetail>) =>
    copying.mutate(call, { onSuccess: ({ id: copied }) => void navigate(`/promotion/${copied}`) });
  return {
    move,
    publish,
    duplicate: () => copy(promotionResource.duplicate(id)),
    /** What runs cannot be changed: its copy can, and replaces it. */
    stopAndDuplicate: () => move('stop', () => copy(replacePromotion(id))),
    remove: () => removal.mutate({ id, version }),
    isBusy: moving.isPending || copying.isPending || removal.isPending,
    isOffline: moving.isOffline,
    failure: moving.error ?? copying.error ?? removal.error,
    forget: () => {
      moving.reset();
      copying.reset();
      removal.reset();
    },
  };
}
