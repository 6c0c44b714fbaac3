import type { AgentSummary } from '@pazar/contracts/agent';
import { useHttp } from '@pazar/shell/http';
import { Checkbox } from '@pazar/ui/input/checkbox';
import { ComboBox } from '@pazar/ui/input/combo-box';
import { NumberField } from '@pazar/ui/input/number-field';
import type { Option } from '@pazar/ui/input/option';
import { useSettled } from '@pazar/ui/input/use-settled';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { agentResource } from '../../api/agents.ts';
import type { lacks, ReleaseInputs } from '../../api/release-offers.ts';
import { useFormatters } from '../../model/use-formatters.ts';

/** Agents to choose from at a time: with more, another letter narrows them faster than reading. */
const maxFound = 20;

export interface RolloutFieldsProps {
  inputs: ReleaseInputs;
  onEnter: (entered: Partial<ReleaseInputs>) => void;
  /** Whether a rollout is open: the controller is chosen when one starts. */
  isOpen: boolean;
  lacking: ReturnType<typeof lacks>;
}

/** Who gets a rollout: one agent by name or e-mail, and a share of all visitors or the usual steps. */
export function RolloutFields({ inputs, onEnter, isOpen, lacking }: RolloutFieldsProps) {
  const { t } = useFormatters();
  return (
    <>
      <AgentField
        value={inputs.agent}
        onChange={(agent) => onEnter({ agent })}
        error={lacking === 'agent' ? t('releases.field.agentLacking') : undefined}
      />
      <NumberField
        label={t('releases.field.share')}
        hint={t(isOpen ? 'releases.field.shareNow' : 'releases.field.shareHint')}
        unit="%"
        decimals={2}
        value={inputs.share}
        onChange={(share) => onEnter({ share })}
        error={lacking === 'share' ? t('releases.field.shareLacking') : undefined}
        isOptional
      />
      {!isOpen && inputs.share === null && (
        <Checkbox
          label={t('releases.field.automatic')}
          value={inputs.isAutomatic}
          onChange={(isAutomatic) => onEnter({ isAutomatic })}
        />
      )}
    </>
  );
}

interface AgentFieldProps {
  value: string | null;
  onChange: (agent: string | null) => void;
  error: string | undefined;
}

/**
 * A picker for agents: the sections' picker reads its choice by an identifier, which the list of agents does not accept.
 */
function AgentField({ value, onChange, error }: AgentFieldProps) {
  const { t } = useFormatters();
  const http = useHttp();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Option | undefined>();
  const q = useSettled(text.trim());
  const query = { accountStatus: ['ACTIVE'], limit: maxFound, ...(q === '' ? {} : { q }) };
  const found = useQuery(agentResource.list(http, query));
  const options = (found.data?.items ?? []).map(optionOf);
  return (
    <ComboBox
      label={t('releases.field.agent')}
      hint={t('releases.field.agentHint')}
      value={value}
      onChange={(agent) => {
        setChosen(options.find((one) => one.value === agent));
        onChange(agent);
      }}
      options={options}
      onQuery={setText}
      hasMore={found.data !== undefined && found.data.page.next !== null}
      isBusy={found.isFetching || q !== text.trim()}
      // The next search may not find the chosen agents.
      selectedLabel={value === null ? undefined : chosen?.label}
      error={found.isError ? t('releases.field.agentFailed') : error}
      isOptional
    />
  );
}

const optionOf = ({ id, displayName, username, email }: AgentSummary): Option => ({
  value: id,
  label: `${displayName} (${email ?? username})`,
});
