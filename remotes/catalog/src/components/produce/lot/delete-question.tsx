import type { LotDetail } from '@pazar/contracts/produce-detail';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useNotify } from '@pazar/shell/notify';
import { useNavigate } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import { Confirm } from '@pazar/ui/overlay/confirm';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lotChanges } from '../../../api/produce/lot-changes.ts';
import { ChangeFailure } from '../../change-failure.tsx';
import { lotName } from '../lot-name.ts';

/** Asks before a lot that nothing was booked on is deleted. */
export function DeleteQuestion({ lot, onClose }: { lot: LotDetail; onClose: () => void }) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const http = useHttp();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const removal = useMutation({
    mutationFn: () => lotChanges.remove(http, lot),
    onSuccess: async () => {
      await navigate('/produce');
      notify(t('produce.delete.done'));
      await queries.invalidateQueries({
        queryKey: ['catalog'],
        predicate: ({ queryKey }) => !queryKey.includes(lot.id),
      });
    },
  });
  return (
    <Confirm
      title={t('produce.delete.title', { lot: `${lotName(lot, locale)} ${lot.lotNumber}` })}
      confirmLabel={t('produce.delete.action')}
      isBusy={removal.isPending}
      onConfirm={() => removal.mutate()}
      onCancel={onClose}
    >
      <p>{t('produce.delete.detail')}</p>
      {removal.isError && (
        <ChangeFailure title={t('produce.delete.failed')} error={removal.error} />
      )}
    </Confirm>
  );
}
