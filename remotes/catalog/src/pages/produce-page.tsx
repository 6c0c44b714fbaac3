import { formatTotal } from '@pazar/format/total';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { usePageCursor } from '@pazar/shell/page-cursor';
import { ListView } from '@pazar/ui/list-view';
import { Page } from '@pazar/ui/page';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@pazar/shell/translation';
import { produceQueries } from '../api/produce-queries.ts';
import { useLotColumns } from '../components/use-lot-columns.tsx';

export function ProducePage() {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { cursor } = usePageCursor();
  const lots = useQuery(produceQueries.list(useHttp(), cursor));
  const columns = useLotColumns();
  const count = formatTotal(lots.data?.page, locale);
  const texts = {
    label: t('produce.list.label'),
    loading: t('produce.list.loading'),
    failed: t('produce.list.failed'),
    empty: t('produce.list.empty'),
    emptyDetail: t('produce.list.emptyDetail'),
  };

  return (
    <Page title={t('produce.title')} subtitle={count && t('produce.total', count)}>
      <ListView texts={texts} list={lots} columns={columns} />
    </Page>
  );
}
