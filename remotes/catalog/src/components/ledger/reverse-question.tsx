import type { Booking, Movement } from '@pazar/contracts/movement';
import { useCall } from '@pazar/section/use-call';
import { useWords } from '@pazar/section/use-words';
import { useNotify } from '@pazar/shell/notify';
import { Confirm } from '@pazar/ui/overlay/confirm';
import { ChangeFailure } from '@pazar/ui/record/change-failure';
import { reverseMovement } from '../../api/movements.ts';

/** Asks before a movement is reversed, with all that was recorded together with it. */
export function ReverseQuestion({
  movement: { id, type, quantity, unit },
  onClose,
}: {
  movement: Movement;
  onClose: () => void;
}) {
  const { t, ...write } = useWords('catalog');
  const notify = useNotify();
  const reversal = useCall<Booking>(['catalog', 'reversal', id]);
  const what = `${t(`movement.type.${type}`)}, ${write.quantity(quantity, unit)}`;

  return (
    <Confirm
      title={t('movement.reverseTitle')}
      confirmLabel={t('movement.reverse')}
      isBusy={reversal.isPending}
      onConfirm={() =>
        reversal.run(reverseMovement(id), () => {
          onClose();
          notify(t('movement.reversed'));
        })
      }
      onCancel={onClose}
    >
      <p>{t('movement.reverseDetail', { what })}</p>
      <ChangeFailure title={t('movement.reverseFailed')} error={reversal.error} />
    </Confirm>
  );
}
