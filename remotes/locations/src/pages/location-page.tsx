import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { Page } from '@pazar/ui/page';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { locationQueries } from '../api/location-queries.ts';
import { ListView } from '../components/list-view.tsx';
import { useLocationColumns } from '../components/use-location-columns.tsx';
import { total } from '../model/total.ts';
import { usePageCursor } from '../model/use-page-cursor.ts';

export function LocationPage() {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const { cursor } = usePageCursor();
  const locations = useQuery(locationQueries.list(useHttp(), cursor));
  const columns = useLocationColumns();
  const count = total(locations.data?.page, locale);

  return (
    <Page title={t('location.title')} subtitle={count && t('location.total', count)}>
      <ListView list={locations} columns={columns} />
    </Page>
  );
}
