import type { AccountSession } from '@pazar/contracts/account-session';
import { mergeEvents } from '@pazar/section/merge-events';
import { tableColumns } from '@pazar/section/table-columns';
import { useHttp } from '@pazar/shell/http';
import { DataTable } from '@pazar/ui/data-table';
import { EmptyState } from '@pazar/ui/empty-state';
import { Pages } from '@pazar/section/list/pages';
import { usePageCursor } from '@pazar/section/list/query/use-page-cursor';
import { ChangeLog } from '@pazar/section/record/change-log';
import { PageSection } from '@pazar/ui/page-section';
import { useQuery } from '@tanstack/react-query';
import { agentSessions } from '../../api/agent-actions.ts';
import { agentActivity } from '../../api/agents.ts';
import { useAgent } from '../../components/agent/agent-badges.tsx';
import { BusinessFacts, FactList } from '../../components/frame/facts.tsx';
import { LoadedPart, ReadPart } from '../../components/frame/loaded-part.tsx';
import { useFormatters } from '../../model/use-formatters.ts';
import { useLoggedChange } from '../../components/record/use-logged-change.ts';

/** What an agent says about itself, and since when. */
export function AgentOverviewPage() {
  const { t, timestamp } = useFormatters();
  const agent = useAgent();
  const { username, email, phone, userType, roles, creationDate, verification } = agent;
  const { requestedAt, decidedAt, reason } = verification;
  return (
    <>
      <PageSection title={t('agent.overview.account')}>
        <FactList
          facts={[
            [t('field.username'), username],
            [t('field.email'), email],
            [t('field.phone'), phone],
            [t('field.userType'), t(`management.userType.${userType}`)],
            [t('field.roles'), roles.map((role) => t(`management.role.${role}`)).join(', ')],
            [t('agent.overview.registered'), timestamp(creationDate)],
            [t('agent.overview.requested'), requestedAt && timestamp(requestedAt)],
            [t('agent.overview.decided'), decidedAt && timestamp(decidedAt)],
            [t('field.verificationReason'), reason],
          ]}
        />
      </PageSection>
      <BusinessFacts agent={agent} />
    </>
  );
}

/** What happened to an agent's data, who did it, and each field before and after. */
export function AgentActivityPage() {
  const { t } = useFormatters();
  const { id } = useAgent();
  const { cursor, goTo } = usePageCursor();
  const activity = useQuery(agentActivity(useHttp(), id, cursor));
  const logged = useLoggedChange();
  const isBusy = activity.isPlaceholderData;
  return (
    <LoadedPart query={activity} of="activity" onFirstPage={() => goTo(null)}>
      {({ items, page }) => (
        <>
          {items.length === 0 && <EmptyState title={t('activity.empty')} />}
          <ChangeLog changes={mergeEvents(items).map(logged)} isBusy={isBusy} />
          <Pages label={t('agent.tabs.activity')} page={page} isBusy={isBusy} goTo={goTo} />
        </>
      )}
    </LoadedPart>
  );
}

/** Where an agent is signed in now. */
export function AgentSessionsPage() {
  const { t, timestamp } = useFormatters();
  const { id } = useAgent();
  const column = tableColumns<AccountSession, 'device' | 'way' | 'since' | 'seen' | 'ends'>((key) =>
    t(`sessions.${key}`),
  );
  const deviceOf = ({ device: { browser, system } }: AccountSession) =>
    [browser, system].filter(Boolean).join(' · ') || t('sessions.unknown');
  return (
    <ReadPart read={(http) => agentSessions(http, id)} of="sessions">
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title={t('sessions.empty')} />
        ) : (
          <DataTable
            label={t('agent.tabs.sessions')}
            rows={rows}
            getRowKey={(session) => session.id}
            columns={[
              column('device', deviceOf, { isPrimary: true }),
              column('way', ({ openedWith }) => t(`sessions.way.${openedWith ?? 'unknown'}`)),
              column('since', ({ createdAt }) => timestamp(createdAt), { kind: 'date' }),
              column('seen', ({ lastSeenAt }) => timestamp(lastSeenAt), { kind: 'date' }),
              column('ends', ({ expiresAt }) => timestamp(expiresAt), {
                kind: 'date',
                isMinor: true,
              }),
            ]}
          />
        )
      }
    </ReadPart>
  );
}
