import type { AgentDetail } from '@pazar/contracts/management';
import { formatDateTime } from '@pazar/format/date';
import { formatNumber } from '@pazar/format/number';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { Outlet, useParams } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import { RecordPage } from '@pazar/ui/record/record-page';
import { StatusPanel } from '@pazar/ui/status-panel';
import { useQuery } from '@tanstack/react-query';
import { agentResource } from '../../api/agents.ts';
import { AgentActions } from '../../components/agent/agent-actions.tsx';
import { AccountBadge, VerificationBadge } from '../../components/agent/agent-badges.tsx';
import { AgentInfo } from '../../components/agent/agent-info.tsx';

const tabs = [
  'overview',
  'products',
  'produce',
  'locations',
  'promotions',
  'activity',
  'sessions',
  'notes',
] as const;
type Tab = (typeof tabs)[number];

/** One agent: its head, its tabs and its side column. Each tab has an address. */
export function AgentPage() {
  const { t } = useTranslation('management');
  const locale = useLocale();
  const { id = '' } = useParams();
  const query = useQuery(agentResource.detail(useHttp(), id));
  return (
    <RecordPage
      query={query}
      list={{ path: '/management', title: t('management.title') }}
      texts={{ loading: t('agent.loading'), failed: t('agent.failed') }}
      title={({ displayName }) => displayName}
      facts={(agent) => (
        <>
          <span>{t(`management.userType.${agent.userType}`)}</span>
          {agent.settlement !== null && <span>{agent.settlement}</span>}
          <AccountBadge status={agent.accountStatus} />
          <VerificationBadge status={agent.verification.status} />
        </>
      )}
      actions={(agent) => <AgentActions agent={agent} />}
      tabs={(agent) =>
        tabs.map((tab) => {
          const count = countOf(agent, tab);
          return {
            path: `/management/agents/${id}${tab === 'overview' ? '' : `/${tab}`}`,
            label: t(`agent.tabs.${tab}`),
            ...(count !== undefined && { count: formatNumber(count, locale) }),
          };
        })
      }
    >
      {(agent) => (
        <>
          <Standing agent={agent} />
          <Outlet key={agent.id} context={agent} />
          <AgentInfo agent={agent} />
        </>
      )}
    </RecordPage>
  );
}

function countOf({ counts, noteCount }: AgentDetail, tab: Tab): number | undefined {
  const known: Partial<Record<Tab, number>> = {
    products: counts.products,
    produce: counts.lots,
    locations: counts.locations,
    promotions: counts.promotions,
    sessions: counts.sessions,
    notes: noteCount,
  };
  return known[tab];
}

/** That the account is suspended or closes, and why. */
function Standing({ agent: { suspension, closesAt } }: { agent: AgentDetail }) {
  const { t } = useTranslation('management');
  const locale = useLocale();
  if (suspension !== null) {
    const reason = suspension.reason ?? '';
    const detail =
      suspension.until === null
        ? t('agent.suspended.open', { reason })
        : t('agent.suspended.until', { reason, until: formatDateTime(suspension.until, locale) });
    return (
      <StatusPanel
        title={t('agent.suspended.title')}
        detail={detail}
        tone="attention"
        icon="warning"
      >
        {suspension.appeal !== null && (
          <p>
            {t('agent.suspended.appeal', {
              at: formatDateTime(suspension.appeal.at, locale),
              text: suspension.appeal.text,
            })}
          </p>
        )}
      </StatusPanel>
    );
  }
  if (closesAt === null) return null;
  return <StatusPanel title={t('agent.closing.title', { at: formatDateTime(closesAt, locale) })} />;
}
