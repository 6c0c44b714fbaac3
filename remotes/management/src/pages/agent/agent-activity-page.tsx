import { useHttp } from '@pazar/shell/http';
import { useTranslation } from '@pazar/shell/translation';
import { EmptyState } from '@pazar/ui/empty-state';
import { Pages } from '@pazar/ui/list/pages';
import { usePageCursor } from '@pazar/ui/list/query/use-page-cursor';
import { ChangeLog } from '@pazar/ui/record/change-log';
import { Loaded } from '@pazar/ui/record/loaded';
import { useQuery } from '@tanstack/react-query';
import { agentActivity } from '../../api/agents.ts';
import { useAgent } from '../../components/agent/use-agent.ts';
import { useLoggedChange } from '../../components/record/use-logged-change.ts';

/** What happened to an agent's data, who did it, and each field before and after. */
export function AgentActivityPage() {
  const { t } = useTranslation('management');
  const { id } = useAgent();
  const { cursor, goTo } = usePageCursor();
  const activity = useQuery(agentActivity(useHttp(), id, cursor));
  const logged = useLoggedChange();
  return (
    <Loaded
      query={activity}
      texts={{ loading: t('activity.loading'), failed: t('activity.failed') }}
      onFirstPage={() => goTo(null)}
    >
      {({ items, page }) => (
        <>
          {items.length === 0 && <EmptyState title={t('activity.empty')} />}
          <ChangeLog changes={items.map(logged)} isBusy={activity.isPlaceholderData} />
          <Pages
            label={t('agent.tabs.activity')}
            page={page}
            isBusy={activity.isPlaceholderData}
            goTo={goTo}
          />
        </>
      )}
    </Loaded>
  );
}
