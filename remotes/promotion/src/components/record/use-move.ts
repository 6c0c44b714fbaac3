import type { PromotionBulkAction } from '@pazar/contracts/promotion-bulk';
import { runRowAction, undoBulk } from '@pazar/section/row-action';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { useTranslation } from 'react-i18next';
import { useUndoable } from '@pazar/section/list/undo/use-undoable';
import { useState } from 'react';

const path = '/v1/promotions/bulk';

/** A change of the state of one promotion. */
export interface PromotionMove {
  readonly id: string;
  readonly action: PromotionBulkAction;
}

/**
 * Changes the state of promotions. Every change can be undone for a quarter of an hour. Without a
 * network nothing is changed, not even later.
 *
 * @param onFailed called where the page that would show the failure is left by then
 */
export function useMove(onFailed?: (error: unknown) => void) {
  const { t } = useTranslation('promotion');
  const [isOffline, setOffline] = useState(false);
  const { offer } = useUndoable('promotions');
  const undoing = useApiMutation({ mutationKey: ['promotion', 'undo'], keyPerContent: true });
  const moving = useApiMutation({
    mutationKey: ['promotion', 'move'],
    async mutationFn(step: PromotionMove, context) {
      try {
        return await runRowAction(path, step, context);
      } catch (error) {
        onFailed?.(error);
        throw error;
      }
    },
  });
  return {
    ...moving,
    isOffline,
    mutate(step: PromotionMove, then?: () => void): void {
      // Sent when the network is back, it would change prices unexpectedly.
      setOffline(!navigator.onLine);
      if (!navigator.onLine) return;
      const onSuccess = (undoToken: string) => {
        offer({
          message: t(`promotion.moved.${step.action}`),
          undo: () => undoing.mutateAsync(undoBulk(path, undoToken)),
        });
        then?.();
      };
      moving.mutate(step, { onSuccess });
    },
  };
}
