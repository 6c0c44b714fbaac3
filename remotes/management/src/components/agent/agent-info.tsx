import type { AgentDetail } from '@pazar/contracts/management';
import { InfoBar } from '@pazar/shell/info-bar';
import { useTranslation } from '@pazar/shell/translation';
import { InfoCard } from '@pazar/ui/info-card';
import { DuplicateList } from './duplicate-list.tsx';

/** The side column of an agent: who may be the same person. */
export function AgentInfo({ agent }: { agent: AgentDetail }) {
  const { t } = useTranslation('management');
  return (
    <InfoBar>
      <InfoCard title={t('duplicates.title')}>
        <DuplicateList agent={agent} />
      </InfoCard>
    </InfoBar>
  );
}
