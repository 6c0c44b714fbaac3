import type { Booking } from '@pazar/contracts/movement';
import { sumOf } from '@pazar/format/quantity-math';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { useFormatters } from '@pazar/section/use-formatters';
import { useNotify } from '@pazar/shell/notify';
import { useUndoable } from '@pazar/section/list/undo/use-undoable';
import { reversal, reverseMovement } from '../../../api/movements.ts';

/** Says what was recorded on a product, and offers to undo it. */
export function useAnnounceBooking() {
  const { t, ...format } = useFormatters('catalog');
  const { mutateAsync: reverse } = useApiMutation(reversal);
  const notify = useNotify();
  const { offer } = useUndoable('products');

  return function announce({ movements }: Booking): void {
    // A forced sale comes with a correction of what the records lacked.
    const last = movements.at(-1);
    if (last === undefined) return notify(t('product.stock.recorded'));
    const { id, type, unit } = last;
    const moved = movements.filter((entry) => entry.type === type);
    const quantity = format.quantity(sumOf(...moved.map((entry) => entry.quantity)), unit);
    offer({
      message: t('product.stock.recordedWhat', {
        what: `${t(`movement.type.${type}`)} ${quantity}`,
      }),
      undo: () => reverse(reverseMovement(id)),
    });
  };
}
