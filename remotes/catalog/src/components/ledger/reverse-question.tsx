import type { Booking, Movement } from '@pazar/contracts/movement';
import { formatQuantity } from '@pazar/format/quantity';
import { useCall } from '@pazar/section/use-call';
import { useLocale } from '@pazar/shell/locale';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from '@pazar/shell/translation';
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
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const notify = useNotify();
  const reversal = useCall<Booking>(['catalog', 'reversal', id]);
  const what = `${t(`movement.type.${type}`)}, ${formatQuantity(quantity, unit, locale)}`;

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
      {reversal.error !== null && (
        <ChangeFailure title={t('movement.reverseFailed')} error={reversal.error} />
      )}
    </Confirm>
  );
}
