import type { PromotionBulkAction } from '@pazar/contracts/promotion-bulk';
import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import { renew } from '@pazar/section/renew';
import { useSend } from '@pazar/section/use-call';
import { useChange, useRemoval } from '@pazar/section/use-change';
import { useHttp } from '@pazar/shell/http';
import { useNavigate } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import { useUndoable } from '@pazar/ui/list/undo/use-undoable';
import { useAttempt } from '@pazar/ui/record/use-attempt';
import { useQueryClient } from '@tanstack/react-query';
import { movePromotion, type PromotionMove, undoMove } from '../../api/promotion-moves.ts';
import { promotionResource } from '../../api/promotions.ts';

/** What can be done with a promotion as a whole, and what became of it. */
export function usePromotionActions({ id, version }: Pick<PromotionDetail, 'id' | 'version'>) {
  const { t } = useTranslation('promotion');
  const navigate = useNavigate();
  const http = useHttp();
  const queries = useQueryClient();
  const send = useSend();
  const { offer } = useUndoable('promotions');
  const moving = useAttempt<PromotionMove, string>({
    name: ['promotion', 'move', id],
    send: (step, key) => movePromotion(http, step, key),
    look: () => renew(queries, 'promotion'),
  });
  const copying = useChange(promotionResource, id);
  const removal = useRemoval(promotionResource, () => navigate('/promotion'));

  /** Every change of the state can be undone for a quarter of an hour. */
  function move(action: PromotionBulkAction, then?: () => void): void {
    moving.run({ id, action }, (undoToken) => {
      offer({
        message: t(`promotion.moved.${action}`),
        undo: () => send(['promotion', 'undo', undoToken], undoMove(undoToken)),
      });
      then?.();
    });
  }
  function duplicate(): void {
    const call = promotionResource.duplicate(id);
    copying.run(call, (copy) => void navigate(`/promotion/${copy.id}`));
  }
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
