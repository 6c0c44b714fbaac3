import type { LotDetail } from '@pazar/contracts/produce-detail';
import { useRemoval } from '@pazar/section/use-change';
import { useWords } from '@pazar/section/use-words';
import { useNotify } from '@pazar/shell/notify';
import { useNavigate } from '@pazar/shell/router';
import { Confirm } from '@pazar/ui/overlay/confirm';
import { ChangeFailure } from '@pazar/ui/record/change-failure';
import { lotResource } from '../../../api/produce/lots.ts';
import { lotName } from '../lot-name.ts';

/** Asks before a lot without movements is deleted. */
export function DeleteQuestion({ lot, onClose }: { lot: LotDetail; onClose: () => void }) {
  const { t, locale } = useWords('catalog');
  const notify = useNotify();
  const navigate = useNavigate();
  const removal = useRemoval(lotResource, async () => {
    await navigate('/produce');
    notify(t('produce.delete.done'));
  });
  return (
    <Confirm
      title={t('produce.delete.title', { lot: `${lotName(lot, locale)} ${lot.lotNumber}` })}
      confirmLabel={t('produce.action.delete')}
      isBusy={removal.isPending}
      onConfirm={() => removal.run(lot)}
      onCancel={onClose}
    >
      <p>{t('produce.delete.detail')}</p>
      <ChangeFailure title={t('produce.delete.failed')} error={removal.error} />
    </Confirm>
  );
}
