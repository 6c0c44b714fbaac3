import type { AgentDetail } from '@pazar/contracts/management';
import { useTranslation } from '@pazar/shell/translation';
import { PageSection } from '@pazar/ui/record/page-section';
import { FactList } from '../frame/fact-list.tsx';

/** What an agent is registered as; what is lacking is said. */
export function BusinessFacts({ agent }: { agent: AgentDetail }) {
  const { t } = useTranslation('management');
  const { business, settlement, about } = agent;
  const facts = [
    [t('agent.overview.legalName'), business.legalName],
    [t('field.taxNumber'), business.taxNumber],
    [t('agent.overview.registrationNumber'), business.registrationNumber],
    [t('agent.overview.farmRegistryNumber'), business.farmRegistryNumber],
    [t('agent.overview.vat'), t(business.vatRegistered ? 'value.yes' : 'value.no')],
    [t('agent.overview.settlement'), settlement],
    [t('field.about'), [about?.mk, about?.en].filter(Boolean).join(' / ') || null],
  ] as const;
  return (
    <PageSection title={t('agent.overview.business')}>
      <FactList facts={facts} />
    </PageSection>
  );
}
