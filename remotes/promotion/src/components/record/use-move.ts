import { renew } from '@pazar/section/renew';
import { useSend } from '@pazar/section/use-call';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from 'react-i18next';
import { useUndoable } from '@pazar/ui/list/undo/use-undoable';
import { useAttempt } from '@pazar/ui/record/use-attempt';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { movePromotion, type PromotionMove, undoMove } from '../../api/promotion-moves.ts';

/**
 * Changes what promotions are. Every change can be undone for a quarter of an hour. Without a network
 * nothing is changed, not even later.
 *
 * @param onFailed called where the page that would show the failure is left by then
 */
export function useMove(onFailed?: (error: unknown) => void) {
  const { t } = useTranslation('promotion');
  const http = useHttp();
  const queries = useQueryClient();
  const send = useSend();
  const [isOffline, setOffline] = useState(false);
  const { offer } = useUndoable('promotions');
  const moving = useAttempt<PromotionMove, string>({
    name: ['promotion', 'move'],
    send: async (step, key) => {
      try {
        return await movePromotion(http, step, key);
      } catch (error) {
        onFailed?.(error);
        throw error;
      }
    },
    look: () => renew(queries, 'promotion'),
  });
  return {
    ...moving,
    isOffline,
    run(step: PromotionMove, then?: () => void): void {
      // Kept until the network is back, it would change prices when nobody expects it.
      setOffline(!navigator.onLine);
      if (!navigator.onLine) return;
      moving.run(step, (undoToken) => {
        offer({
          message: t(`promotion.moved.${step.action}`),
          undo: () => send(['promotion', 'undo', undoToken], undoMove(undoToken)),
        });
        then?.();
      });
    },
  };
}
