import type { LotDetail } from '@pazar/contracts/produce-detail';
import { runAttempt } from '@pazar/section/attempt';
import { useHttp } from '@pazar/shell/http';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from '@pazar/shell/translation';
import { useQueryClient } from '@tanstack/react-query';
import { lotChanges } from '../../../api/produce/lot-changes.ts';
import { useShowLot } from './use-lot-change.ts';

/** Opens a closed lot again from the message that it was closed, and says what came of it. */
export function useReopen(): (lot: LotDetail) => Promise<void> {
  const { t } = useTranslation('catalog');
  const http = useHttp();
  const notify = useNotify();
  const queries = useQueryClient();
  const show = useShowLot();

  return async function reopen(lot) {
    try {
      const opened = await runAttempt(queries, {
        name: ['catalog', 'reopen', lot.id],
        content: lot.version,
        send: (key) => lotChanges.reopen(http, lot, key),
      });
      show(opened);
      notify(t('produce.close.undone'));
    } catch {
      notify(t('produce.close.undoFailed'));
      await queries.invalidateQueries({ queryKey: ['catalog'] });
    }
  };
}
