import type { RemoteState } from '@pazar/contracts/releases/release-state';
import type { VersionList } from '@pazar/contracts/releases/version-list';
import { ApiError } from '@pazar/shell/api-error';
import { Button } from '@pazar/ui/button';
import { SelectField } from '@pazar/ui/input/select-field';
import { TextField } from '@pazar/ui/input/text-field';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { Row, Stack } from '@pazar/ui/layout';
import { type SyntheticEvent, useState } from 'react';
import {
  lacks,
  type Offer,
  type ReleaseInputs,
  orderOf,
  possible,
  possibleWith,
} from '../../api/release-offers.ts';
import { sectionOf } from '../../model/release-words.ts';
import { useFormatters } from '../../model/use-formatters.ts';
import { PlanPanel } from './plan-panel.tsx';
import { RolloutFields } from './rollout-fields.tsx';
import { usePlannedChange } from './use-planned-change.ts';

const none: ReleaseInputs = {
  reason: '',
  version: null,
  share: null,
  isAutomatic: true,
  agent: null,
};

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
  const words = useFormatters();
  const { t } = words;
  const [inputs, setInputs] = useState(none);
  const [lacking, setLacking] = useState<ReturnType<typeof lacks>>(null);
  const enter = (entered: Partial<ReleaseInputs>) => setInputs({ ...inputs, ...entered });
  const change = usePlannedChange(state, () => setInputs(none));
  const { version } = inputs;
  const { planned, isBusy, planError, changeError: error } = change;
  const usable = versions.filter(({ recalled, collected }) => !recalled && !collected);
  const starts = version !== null && possibleWith(version, state).includes('canary');

  function act(offer: Offer, chosen: string | null = null): void {
    const missing = lacks(offer, inputs);
    setLacking(missing);
    if (missing !== null) return;
    change.propose(orderOf(offer, { ...inputs, version: chosen }, state.rollout));
  }

  const button = (offer: Offer, chosen?: string) => (
    <Button key={offer} isBusy={isBusy} onClick={() => act(offer, chosen)}>
      {t(`releases.action.${offer}`)}
    </Button>
  );
  const fields = (
    <RolloutFields
      inputs={inputs}
      onEnter={enter}
      isOpen={state.rollout !== null}
      lacking={lacking}
    />
  );
  return (
    <form noValidate onSubmit={preventReload}>
      <Stack>
        <TextField
          label={t('reason')}
          hint={t('releases.reasonHint')}
          value={inputs.reason}
          onChange={(reason) => enter({ reason })}
          error={lacking === 'reason' ? t('releases.reasonLacking') : undefined}
        />
        {state.rollout !== null && fields}
        <Row>{possible(state).map((offer) => button(offer))}</Row>
        {usable.length > 0 && (
          <SelectField
            label={t('releases.versions.choose')}
            emptyLabel={t('releases.versions.none')}
            options={usable.map((item) => ({ value: item.version, label: item.version }))}
            value={version}
            onChange={(chosen) => enter({ version: chosen })}
          />
        )}
        {starts && fields}
        {version !== null && (
          <Row>{possibleWith(version, state).map((offer) => button(offer, version))}</Row>
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
        {error !== null && <Refused remote={sectionOf(state.name, words)} error={error} />}
      </Stack>
    </form>
  );
}

/** Enter in the reason must choose none of several actions. */
function preventReload(event: SyntheticEvent): void {
  event.preventDefault();
}

/** Why a change was not made: somebody else was faster, or the registry refuses it. */
function Refused({ remote, error }: { remote: string; error: Error }) {
  const { t } = useFormatters();
  const hasChanged = error instanceof ApiError && error.status === 412;
  const title = t(hasChanged ? 'releases.changed' : 'releases.refused', { remote });
  return <ChangeFailure title={title} error={error} />;
}
