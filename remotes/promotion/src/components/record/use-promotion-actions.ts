import type { PromotionBulkAction } from '@pazar/contracts/promotion-bulk';
import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import { useChange, useRemoval } from '@pazar/section/use-change';
import { useNavigate } from 'react-router-dom';
import { promotionResource } from '../../api/promotions.ts';
import { useMove } from './use-move.ts';

/** What can be done with a promotion as a whole, and what became of it. */
export function usePromotionActions({ id, version }: Pick<PromotionDetail, 'id' | 'version'>) {
  const navigate = useNavigate();
  const moving = useMove();
  const copying = useChange(promotionResource, id);
  const removal = useRemoval(promotionResource, () => navigate('/promotion'));
  const move = (action: PromotionBulkAction, then?: () => void) => moving.run({ id, action }, then);
  const duplicate = () =>
    copying.run(promotionResource.duplicate(id), (copy) => void navigate(`/promotion/${copy.id}`));
  return {
    move,
    duplicate,
    /** What runs cannot be changed: its copy can. */
    stopAndDuplicate: () => move('stop', duplicate),
    remove: () => removal.run({ id, version }),
    isBusy: moving.isPending || copying.isPending || removal.isPending,
    failure: moving.error ?? copying.error ?? removal.error,
    forget: () => {
      moving.reset();
      copying.reset();
      removal.reset();
    },
  };
}
