import { formatTotal } from '@pazar/format/total';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { usePageCursor } from '@pazar/shell/page-cursor';
import { ListView } from '@pazar/ui/list-view';
import { Page } from '@pazar/ui/page';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@pazar/shell/translation';
import { locationQueries } from '../api/location-queries.ts';
import { useLocationColumns } from '../components/use-location-columns.tsx';

export function LocationPage() {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const { cursor } = usePageCursor();
  const locations = useQuery(locationQueries.list(useHttp(), cursor));
  const columns = useLocationColumns();
  const count = formatTotal(locations.data?.page, locale);
  const texts = {
    label: t('location.list.label'),
    loading: t('location.list.loading'),
    failed: t('location.list.failed'),
    empty: t('location.list.empty'),
    emptyDetail: t('location.list.emptyDetail'),
  };

  return (
    <Page title={t('location.title')} subtitle={count && t('location.total', count)}>
      <ListView texts={texts} list={locations} columns={columns} />
    </Page>
  );
}
