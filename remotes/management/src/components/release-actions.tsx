import type { RemoteState } from '@pazar/contracts/releases/release-state';
import { runAttempt } from '@pazar/ui/record/attempt';
import { ApiError } from '@pazar/shell/api-error';
import { useHttp } from '@pazar/shell/http';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { TextField } from '@pazar/ui/input/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { changeRelease, releaseQueries } from '../api/release-queries.ts';
import { type ReleaseAction, releaseActions } from '../model/release-action.ts';
import styles from './release-actions.module.css';

/** The registry takes no shorter reason. */
const shortestReason = 3;

/** What a manager can do with a remote now. Each needs a reason, which stands in the history. */
export function ReleaseActions({ state }: { state: RemoteState }) {
  const { t } = useTranslation('management');
  const [reason, setReason] = useState('');
  const [lacksReason, setLacksReason] = useState(false);
  const change = useReleaseChange(state, () => setReason(''));
  const actions = releaseActions(state);
  if (actions.length === 0) return <p>{t('releases.noActions')}</p>;

  function act(action: ReleaseAction): void {
    const isLacking = reason.trim().length < shortestReason;
    setLacksReason(isLacking);
    if (!isLacking) change.mutate({ action, reason: reason.trim() });
  }

  return (
    <form className={styles['actions']} noValidate onSubmit={preventReload}>
      <TextField
        label={t('releases.reason')}
        hint={t('releases.reasonHint')}
        value={reason}
        onChange={setReason}
        error={lacksReason ? t('releases.reasonLacking') : undefined}
      />
      <div className={styles['buttons']}>
        {actions.map((action) => (
          <Button
            key={action}
            isBusy={change.isPending && change.variables.action === action}
            disabled={change.isPending && change.variables.action !== action}
            onClick={() => act(action)}
          >
            {t(`releases.action.${action}`)}
          </Button>
        ))}
      </div>
    </form>
  );
}

/** Enter in the reason must choose none of several actions. */
function preventReload(event: SyntheticEvent): void {
  event.preventDefault();
}

function useReleaseChange({ name: remote, revision }: RemoteState, onDone: () => void) {
  const { t } = useTranslation('management');
  const http = useHttp();
  const notify = useNotify();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ action, reason }: { action: ReleaseAction; reason: string }) => {
      const order = { remote, action, reason, revision };
      return runAttempt(queries, {
        name: ['management', 'release', remote],
        content: order,
        send: (idempotencyKey) => changeRelease(http, { ...order, idempotencyKey }),
      });
    },
    onSuccess: (_, { action }) => {
      notify(t(`releases.done.${action}`, { remote }));
      onDone();
    },
    onError: (error) => {
      const hasChanged = error instanceof ApiError && error.status === 412;
      notify(t(hasChanged ? 'releases.changed' : 'releases.refused', { remote }));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: releaseQueries.all }),
  });
}
