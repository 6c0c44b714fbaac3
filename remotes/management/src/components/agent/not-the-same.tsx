import { useApiMutation } from '@pazar/section/use-api-mutation';
import { Button } from '@pazar/ui/button';
import { useUndoable } from '@pazar/section/list/undo/use-undoable';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { useTranslation } from 'react-i18next';
import { setApart } from '../../api/set-apart.ts';

export interface NotTheSameProps {
  agentId: string;
  /** The possible duplicate. */
  other: { readonly id: string; readonly displayName: string };
}

/** Says that a possible duplicate is another person: neither page shows it then. It can be undone. */
export function NotTheSame({ agentId, other: { id: other, displayName: name } }: NotTheSameProps) {
  const { t } = useTranslation('management');
  const call = useApiMutation<undefined>({ mutationKey: ['management', 'apart', agentId, other] });
  const undoing = useApiMutation<undefined>({
    mutationKey: ['management', 'together', agentId, other],
  });
  const { offer } = useUndoable('management');
  function say(): void {
    call.mutate(setApart(agentId, { other, isApart: true }), {
      onSuccess: () =>
        offer({
          message: t('duplicates.apart', { name }),
          undo: () => undoing.mutateAsync(setApart(agentId, { other, isApart: false })),
        }),
    });
  }
  return (
    <>
      <ChangeFailure title={t('duplicates.notSet', { name })} error={call.error} />
      <Button isBusy={call.isPending} onClick={say}>
        {t('duplicates.notSame')}
      </Button>
    </>
  );
}
