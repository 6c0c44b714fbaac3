import type { HistoryEntry } from '@pazar/contracts/record-history';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@pazar/ui/empty-state';
import { Pages } from '@pazar/section/list/pages';
import { usePageCursor } from '@pazar/section/list/query/use-page-cursor';
import { ChangeLog, type LoggedChange } from '@pazar/section/record/change-log';
import { Loaded } from '@pazar/section/record/loaded';
import { useQuery } from '@tanstack/react-query';
import { locationHistory } from '../api/locations.ts';
import { ArchivedNote } from '../components/location/archived-note.tsx';
import { useChangeText } from '../components/location/use-change-text.ts';
import { useLocation } from '../components/location/use-location.ts';

/** What was done to a location, by whom, and each field before and after. */
export function LocationHistoryPage() {
  const { t } = useTranslation('locations');
  const location = useLocation();
  const { id } = location;
  const { cursor, goTo } = usePageCursor();
  const history = useQuery(locationHistory(useHttp(), { id, cursor }));
  const { fieldName, fieldText } = useChangeText();
  const logged = ({ changes, ...entry }: HistoryEntry): LoggedChange => ({
    ...entry,
    fields: withoutPlain(changes).map(({ field, before, after }) => ({
      field,
      label: fieldName(field),
      before: fieldText(field, before),
      after: fieldText(field, after),
    })),
  });
  return (
    <Loaded
      query={history}
      texts={{ loading: t('location.history.loading'), failed: t('location.history.failed') }}
      onFirstPage={() => goTo(null)}
    >
      {({ items, page }) => (
        <>
          {items.length === 0 && <EmptyState title={t('location.history.empty')} />}
          <ArchivedNote location={location} last={cursor === undefined ? items[0] : undefined} />
          <ChangeLog changes={items.map(logged)} isBusy={history.isPlaceholderData} />
          <Pages
            label={t('location.tabs.history')}
            page={page}
            isBusy={history.isPlaceholderData}
            goTo={goTo}
          />
        </>
      )}
    </Loaded>
  );
}

/** The notes in both languages say what the plain ones do. */
function withoutPlain(changes: HistoryEntry['changes']): HistoryEntry['changes'] {
  const hasBoth = changes.some(({ field }) => field === 'notesIn');
  return hasBoth ? changes.filter(({ field }) => field !== 'notes') : changes;
}
