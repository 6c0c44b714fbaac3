import type { RemoteState } from '@pazar/contracts/releases/release-state';
import { useCall } from '@pazar/section/use-call';
import { ApiError } from '@pazar/shell/api-error';
import { useNotify } from '@pazar/shell/notify';
import { Button } from '@pazar/ui/button';
import { TextField } from '@pazar/ui/input/text-field';
import { ChangeFailure } from '@pazar/ui/record/change-failure';
import { Row, Stack } from '@pazar/ui/record/layout';
import { type SyntheticEvent, useState } from 'react';
import { changeRelease, type ReleaseAction } from '../../api/release-queries.ts';
import { sectionOf } from '../../model/release-words.ts';
import { useWords } from '../../model/use-words.ts';

/** The registry takes no shorter reason. */
const minReason = 3;

/** What is possible in this state, the usual thing first; the rest is the command line's. */
function possible({ rollout, previous }: RemoteState): ReleaseAction[] {
  if (rollout === null) return previous === null ? [] : ['rollback'];
  if (rollout.state === 'paused') return ['promote', 'resume', 'abort'];
  const isLast = rollout.step + 1 >= rollout.steps.length;
  return [...(isLast ? [] : ['next' as const]), 'promote', 'pause', 'abort'];
}

/** What a manager can do with a remote now. Each needs a reason, which the history shows. */
export function ReleaseActions({ state }: { state: RemoteState }) {
  const words = useWords();
  const { t } = words;
  const notify = useNotify();
  const attempt = useCall(['management', 'release', state.name]);
  const remote = sectionOf(state.name, words);
  const [reason, setReason] = useState('');
  const [lacksReason, setLacksReason] = useState(false);
  const { error } = attempt;
  const hasChanged = error instanceof ApiError && error.status === 412;
  const actions = possible(state);
  if (actions.length === 0) return <p>{t('releases.noActions')}</p>;

  function act(action: ReleaseAction): void {
    const given = reason.trim();
    setLacksReason(given.length < minReason);
    if (given.length < minReason) return;
    attempt.run(changeRelease(state, action, given), () => {
      notify(t(`releases.done.${action}`, { remote }));
      setReason('');
    });
  }

  return (
    <form noValidate onSubmit={preventReload}>
      <Stack>
        <TextField
          label={t('reason')}
          hint={t('releases.reasonHint')}
          value={reason}
          onChange={setReason}
          error={lacksReason ? t('releases.reasonLacking') : undefined}
        />
        <Row>
          {actions.map((action) => (
            <Button key={action} isBusy={attempt.isPending} onClick={() => act(action)}>
              {t(`releases.action.${action}`)}
            </Button>
          ))}
        </Row>
        {error !== null && (
          <ChangeFailure
            title={t(hasChanged ? 'releases.changed' : 'releases.refused', { remote })}
            error={error}
          />
        )}
      </Stack>
    </form>
  );
}

/** Enter in the reason must choose none of several actions. */
function preventReload(event: SyntheticEvent): void {
  event.preventDefault();
}
