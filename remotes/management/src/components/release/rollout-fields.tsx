import { type AgentSummary, agentPageSchema } from '@pazar/contracts/agent';
import type { SearchSource } from '@pazar/section/search-source';
import { useSearch } from '@pazar/section/use-search';
import { Checkbox } from '@pazar/ui/input/checkbox';
import { ComboBox } from '@pazar/ui/input/combo-box';
import { NumberField } from '@pazar/ui/input/number-field';
import type { Option } from '@pazar/ui/input/option';
import { useState } from 'react';
import { useWords } from '../../model/use-words.ts';

/** Agents by name, username or e-mail. */
const agentSource: SearchSource<AgentSummary> = {
  key: ['management-rollout-agents'],
  path: '/v1/management/agents',
  page: agentPageSchema,
  filter: { accountStatus: ['ACTIVE'] },
  sort: 'name',
  option: ({ id, displayName, username, email }) => ({
    value: id,
    label: `${displayName} (${email ?? username})`,
  }),
};

export interface RolloutFieldsProps {
  agent: string | null;
  onAgent: (agent: string | null) => void;
  share: number | null;
  onShare: (share: number | null) => void;
  isAutomatic: boolean;
  onAutomatic: (isAutomatic: boolean) => void;
  /** Whether a rollout is open: the controller is chosen when one starts. */
  isOpen: boolean;
  lacking: 'reason' | 'agent' | 'share' | null;
}

/** Who gets a rollout: one agent by name or e-mail, a share of all visitors, and who takes its steps. */
export function RolloutFields({ isOpen, lacking, ...values }: RolloutFieldsProps) {
  const { t } = useWords();
  return (
    <>
      <AgentField
        value={values.agent}
        onChange={values.onAgent}
        error={lacking === 'agent' ? t('releases.field.agentLacking') : undefined}
      />
      <NumberField
        label={t('releases.field.share')}
        hint={t(isOpen ? 'releases.field.shareNow' : 'releases.field.shareHint')}
        unit="%"
        decimals={2}
        value={values.share}
        onChange={values.onShare}
        error={lacking === 'share' ? t('releases.field.shareLacking') : undefined}
        isOptional
      />
      {!isOpen && (
        <Checkbox
          label={t('releases.field.automatic')}
          value={values.isAutomatic}
          onChange={values.onAutomatic}
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

function AgentField({ value, onChange, error }: AgentFieldProps) {
  const { t } = useWords();
  const search = useSearch(agentSource, []);
  // The list has no agents by identifier, and what is typed next may not find the chosen one.
  const [chosen, setChosen] = useState<Option | undefined>();
  return (
    <div>
      <ComboBox
        label={t('releases.field.agent')}
        hint={t('releases.field.agentHint')}
        value={value}
        onChange={(agent) => {
          setChosen(search.found.find((one) => one.value === agent));
          onChange(agent);
        }}
        options={search.found}
        onQuery={search.onSearch}
        hasMore={search.hasMore}
        isBusy={search.isBusy}
        selectedLabel={value === null ? undefined : chosen?.label}
        error={error}
        isOptional
      />
      {search.notice}
    </div>
  );
}
