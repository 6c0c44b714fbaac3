import { formatDateTime } from '@pazar/format/date';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { PageSection } from '@pazar/ui/record/page-section';
import { BusinessFacts } from '../../components/agent/business-facts.tsx';
import { FactList } from '../../components/frame/fact-list.tsx';
import { useAgent } from '../../components/agent/use-agent.ts';

/** What an agent says about itself, and since when. */
export function AgentOverviewPage() {
  return (
    <>
      <AccountFacts />
      <BusinessFacts agent={useAgent()} />
    </>
  );
}

function AccountFacts() {
  const { t } = useTranslation('management');
  const locale = useLocale();
  const { username, email, phone, userType, roles, creationDate, verification } = useAgent();
  const at = (instant: string | null) => instant && formatDateTime(instant, locale);
  return (
    <PageSection title={t('agent.overview.account')}>
      <FactList
        facts={[
          [t('agent.overview.username'), username],
          [t('field.email'), email],
          [t('field.phone'), phone],
          [t('agent.overview.userType'), t(`management.userType.${userType}`)],
          [t('agent.overview.roles'), roles.map((role) => t(`management.role.${role}`)).join(', ')],
          [t('agent.overview.registered'), at(creationDate)],
          [t('agent.overview.requested'), at(verification.requestedAt)],
          [t('agent.overview.decided'), at(verification.decidedAt)],
          [t('field.verificationReason'), verification.reason],
        ]}
      />
    </PageSection>
  );
}
