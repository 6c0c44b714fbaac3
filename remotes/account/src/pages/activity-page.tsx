import { activityPageSchema } from '@pazar/contracts/activity';
import { accountKey } from '@pazar/section/account';
import { mergeEvents } from '@pazar/section/merge-events';
import { read, withAnswerBefore } from '@pazar/section/read';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@pazar/ui/empty-state';
import { Pages } from '@pazar/section/list/pages';
import { usePageCursor } from '@pazar/section/list/query/use-page-cursor';
import { ChangeLog } from '@pazar/section/record/change-log';
import { Loaded } from '@pazar/section/record/loaded';
import { useQuery } from '@tanstack/react-query';
import { ActivityFilters, useActivityQuery } from '../components/activity/activity-filters.tsx';
import { useLoggedEvent } from '../components/activity/use-logged-event.ts';
import { GroupPage } from '../components/frame/group-page.tsx';

/** Everything that was done by and to the account, management's part with its reasons. */
export function ActivityPage() {
  const { t } = useTranslation('account');
  const { cursor, goTo } = usePageCursor();
  const filters = useActivityQuery();
  const isNarrowed = Object.values(filters).some((value) => value !== undefined);
  const query = { ...filters, cursor };
  const events = useQuery(
    withAnswerBefore(
      read(useHttp(), {
        key: [...accountKey, 'activity', query],
        path: '/v1/activity',
        schema: activityPageSchema,
        query,
      }),
    ),
  );
  const logged = useLoggedEvent();
  return (
    <GroupPage group="activity">
      <ActivityFilters />
      <Loaded
        query={events}
        texts={{ loading: t('account.activity.loading'), failed: t('account.activity.failed') }}
        onFirstPage={() => goTo(null)}
      >
        {({ items, page }) => (
          <>
            {items.length === 0 && (
              <EmptyState
                title={t(isNarrowed ? 'account.activity.empty' : 'account.activity.none')}
              />
            )}
            <ChangeLog changes={mergeEvents(items).map(logged)} isBusy={events.isPlaceholderData} />
            <Pages
              label={t('account.group.activity')}
              page={page}
              isBusy={events.isPlaceholderData}
              goTo={goTo}
            />
          </>
        )}
      </Loaded>
    </GroupPage>
  );
}
