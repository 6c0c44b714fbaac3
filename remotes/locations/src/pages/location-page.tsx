import { formatTotal } from '@pazar/format/total';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useNavigate } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { DataList } from '@pazar/ui/list/data-list';
import { ExportButton } from '@pazar/ui/list/export-button';
import { useListState } from '@pazar/ui/list/query/use-list-state';
import { Page } from '@pazar/ui/page';
import { useQuery } from '@tanstack/react-query';
import { locationQueries } from '../api/location-queries.ts';
import { locationRow } from '../components/location-row.tsx';
import { useLocationFilters } from '../components/use-location-filters.ts';
import { locationList } from '../model/location-list.ts';

export function LocationPage() {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const navigate = useNavigate();
  const state = useListState(locationList);
  const locations = useQuery(locationQueries.list(useHttp(), state.query));
  const { filters, notice } = useLocationFilters();
  const count = formatTotal(locations.data?.page, locale);
  const texts = {
    label: t('location.list.label'),
    search: t('location.list.search'),
    loading: t('location.list.loading'),
    failed: t('location.list.failed'),
    empty: t('location.list.empty'),
    emptyDetail: t('location.list.emptyDetail'),
  };

  return (
    <Page
      title={t('location.title')}
      subtitle={count && t('location.total', count)}
      actions={
        <Button onClick={() => void navigate('/location/import')}>
          {t('location.import.action')}
        </Button>
      }
    >
      {notice}
      <DataList
        state={state}
        list={locations}
        texts={texts}
        row={locationRow}
        context={{ t, locale }}
        filters={filters}
        tools={
          <ExportButton
            state={state}
            path="/v1/locations/export"
            fileName={t('location.export.name')}
          />
        }
      />
    </Page>
  );
}
