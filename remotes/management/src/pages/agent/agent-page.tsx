import type { AgentDetail } from '@pazar/contracts/management';
import { formatDateTime } from '@pazar/format/date';
import { formatEnd } from '@pazar/format/period-end';
import { settlementFor } from '@pazar/section/settlement-for';
import { useHttp } from '@pazar/shell/http';
import { InfoBar } from '@pazar/shell/info-bar';
import { Outlet, useParams } from 'react-router-dom';
import { InfoCard } from '@pazar/ui/info-card';
import { RecordPage } from '@pazar/section/record/record-page';
import { StatusPanel } from '@pazar/ui/status-panel';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { agentResource } from '../../api/agents.ts';
import { AgentActions } from '../../components/agent/agent-actions.tsx';
import { AccountBadge, VerificationBadge } from '../../components/agent/agent-badges.tsx';
import { Duplicates } from '../../components/agent/duplicates.tsx';
import { casePath } from '../../model/next-case.ts';
import { useFormatters } from '../../model/use-formatters.ts';

/** The tabs, each with how much it holds where that is counted. */
const tabsOf = ({ counts, noteCount }: AgentDetail) =>
  [
    ['overview', undefined],
    ['products', counts.products],
    ['produce', counts.lots],
    ['locations', counts.locations],
    ['promotions', counts.promotions],
    ['activity', undefined],
    ['sessions', counts.sessions],
    ['notes', noteCount],
  ] as const;

/** One agent: its head, its tabs and its side column. Each tab has an address. */
export function AgentPage() {
  const { t, locale, number } = useFormatters();
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
          {agent.settlement !== null && <span>{settlementFor(agent, locale)}</span>}
          <AccountBadge status={agent.accountStatus} />
          <VerificationBadge status={agent.verification.status} />
        </>
      )}
      actions={(agent) => <AgentActions agent={agent} />}
      tabs={(agent) =>
        tabsOf(agent).map(([tab, count]) => ({
          path: `/management/agents/${id}${tab === 'overview' ? '' : `/${tab}`}`,
          label: t(`agent.tabs.${tab}`),
          ...(count !== undefined && { count: number(count) }),
        }))
      }
    >
      {(agent) => (
        <>
          {agent.verification.status === 'PENDING' && (
            <StatusPanel title={t('agent.waits')} tone="attention" icon="management">
              <TextLink to={casePath(id)}>{t('agent.waits.open')}</TextLink>
            </StatusPanel>
          )}
          <AccountStatus agent={agent} />
          <Outlet key={agent.id} context={agent} />
          <InfoBar>
            <InfoCard title={t('duplicates.title')}>
              <Duplicates agent={agent} />
            </InfoCard>
          </InfoBar>
        </>
      )}
    </RecordPage>
  );
}

/** That the account is suspended or closes, and why. */
function AccountStatus({ agent: { suspension, closesAt } }: { agent: AgentDetail }) {
  const { t, locale, timestamp } = useFormatters();
  if (suspension !== null) {
    const reason = suspension.reason ?? '';
    const detail =
      suspension.until === null
        ? t('agent.suspended.open', { reason })
        : t('agent.suspended.until', { reason, until: formatEnd(suspension.until, locale) });
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
              at: timestamp(suspension.appeal.at),
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
