import type { Call } from '@pazar/section/call';
import { useCall } from '@pazar/section/use-call';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from '@pazar/shell/translation';
import { useQueryClient } from '@tanstack/react-query';
import type { Kind } from '../../model/reference/reference-kind.ts';

/**
 * Sends a change of reference data. Forms of all sections choose from it, so what they have read of
 * it is asked for again.
 */
export function useReferenceCall(kind: Kind, onDone: () => void) {
  const { t } = useTranslation('management');
  const notify = useNotify();
  const queries = useQueryClient();
  const attempt = useCall<unknown>(['management', 'reference', kind]);
  return {
    isPending: attempt.isPending,
    error: attempt.error,
    run: (call: Call<unknown>) =>
      attempt.run(call, () => {
        void queries.invalidateQueries({ queryKey: ['reference', kind] });
        notify(t('reference.done'));
        onDone();
      }),
  };
}
