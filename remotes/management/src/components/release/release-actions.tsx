import type { RemoteState } from '@pazar/contracts/releases/release-state';
import type { VersionList } from '@pazar/contracts/releases/version-list';
import { ApiError } from '@pazar/shell/api-error';
import { Button } from '@pazar/ui/button';
import { SelectField } from '@pazar/ui/input/select-field';
import { TextField } from '@pazar/ui/input/text-field';
import { ChangeFailure } from '@pazar/ui/record/change-failure';
import { Row, Stack } from '@pazar/ui/record/layout';
import { type SyntheticEvent, useState } from 'react';
import type { ReleaseAction } from '../../api/release-queries.ts';
import { sectionOf } from '../../model/release-words.ts';
import { useWords } from '../../model/use-words.ts';
import { PlanPanel } from './plan-panel.tsx';
import { usePlannedChange } from './use-planned-change.ts';

/** The registry takes no shorter reason. */
const minReason = 3;

/** What a button offers: an action, or a rollout that begins with the managers. */
type Offer = ReleaseAction | 'managers';

/** What is possible in this state, the usual thing first. */
function possible({ rollout, previous, stable }: RemoteState): ReleaseAction[] {
  const withdraw = stable === null ? [] : ['withdraw' as const];
  if (rollout === null) return [...(previous === null ? [] : ['rollback' as const]), ...withdraw];
  if (rollout.state === 'paused') return ['promote', 'resume', 'abort', ...withdraw];
  const isLast = rollout.step + 1 >= rollout.steps.length;
  return [...(isLast ? [] : ['next' as const]), 'promote', 'pause', 'abort', ...withdraw];
}

/** What is possible with a chosen version. */
function possibleWith(version: string, { rollout, stable }: RemoteState): Offer[] {
  return rollout === null && version !== stable
    ? ['managers', 'canary', 'promote', 'recall']
    : ['recall'];
}

export interface ReleaseActionsProps {
  state: RemoteState;
  /** Empty while they are not known. */
  versions: VersionList['items'];
}

/**
 * What a manager can do with a remote now, and with one of its versions. Each needs a reason, which
 * the history shows.
 */
export function ReleaseActions({ state, versions }: ReleaseActionsProps) {
  const words = useWords();
  const { t } = words;
  const remote = sectionOf(state.name, words);
  const [reason, setReason] = useState('');
  const [version, setVersion] = useState<string | null>(null);
  const [lacksReason, setLacksReason] = useState(false);
  const change = usePlannedChange(state, () => {
    setReason('');
    setVersion(null);
  });
  const { planned, isBusy, planError, changeError: error } = change;
  const hasChanged = error instanceof ApiError && error.status === 412;
  const usable = versions.filter(({ recalled, collected }) => !recalled && !collected);

  function act(offer: Offer, chosen?: string): void {
    const action = offer === 'managers' ? 'canary' : offer;
    const given = reason.trim();
    setLacksReason(given.length < minReason);
    if (given.length < minReason) return;
    const request = {
      reason: given,
      ...(chosen !== undefined && { version: chosen }),
      ...(action === 'canary' && { automatic: true as const }),
      ...(offer === 'managers' && { audience: { roles: ['ROLE_MANAGEMENT' as const] } }),
    };
    change.propose({ action, request });
  }

  const button = (offer: Offer, chosen?: string) => (
    <Button key={offer} isBusy={isBusy} onClick={() => act(offer, chosen)}>
      {t(`releases.action.${offer}`)}
    </Button>
  );
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
        <Row>{possible(state).map((action) => button(action))}</Row>
        {usable.length > 0 && (
          <SelectField
            label={t('releases.versions.choose')}
            emptyLabel={t('releases.versions.none')}
            options={usable.map((item) => ({ value: item.version, label: item.version }))}
            value={version}
            onChange={setVersion}
          />
        )}
        {version !== null && (
          <Row>{possibleWith(version, state).map((action) => button(action, version))}</Row>
        )}
        {planned !== null && (
          <PlanPanel
            planned={planned}
            isBusy={isBusy}
            onConfirm={change.confirm}
            onCancel={change.cancel}
          />
        )}
        <ChangeFailure title={t('releases.plan.failed')} error={planError} isRead />
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
