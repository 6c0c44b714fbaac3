import type { AccountSession } from '@pazar/contracts/account-session';
import { formatDateTime } from '@pazar/format/date';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { DataTable } from '@pazar/ui/data-table';
import { tableColumns } from '@pazar/section/table-columns';
import type { Column } from '@pazar/ui/data-table-column';
import { EmptyState } from '@pazar/ui/empty-state';
import { Loaded } from '@pazar/ui/record/loaded';
import { useQuery } from '@tanstack/react-query';
import { agentSessions } from '../../api/agents.ts';
import { useAgent } from '../../components/agent/use-agent.ts';

/** Where an agent is signed in now. */
export function AgentSessionsPage() {
  const { t } = useTranslation('management');
  const sessions = useQuery(agentSessions(useHttp(), useAgent().id));
  const columns = useSessionColumns();
  return (
    <Loaded
      query={sessions}
      texts={{ loading: t('sessions.loading'), failed: t('sessions.failed') }}
    >
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title={t('sessions.empty')} />
        ) : (
          <DataTable
            label={t('agent.tabs.sessions')}
            columns={columns}
            rows={rows}
            getRowKey={({ id }) => id}
          />
        )
      }
    </Loaded>
  );
}

function useSessionColumns(): Column<AccountSession>[] {
  const { t } = useTranslation('management');
  const locale = useLocale();
  const column = tableColumns<AccountSession, 'device' | 'since' | 'seen' | 'ends'>((key) =>
    t(`sessions.${key}`),
  );
  const deviceOf = ({ device: { browser, system } }: AccountSession) =>
    [browser, system].filter(Boolean).join(' · ') || t('sessions.unknown');
  return [
    column('device', deviceOf, { isPrimary: true }),
    column('since', ({ createdAt }) => formatDateTime(createdAt, locale)),
    column('seen', ({ lastSeenAt }) => formatDateTime(lastSeenAt, locale)),
    column('ends', ({ expiresAt }) => formatDateTime(expiresAt, locale), { isMinor: true }),
  ];
}
