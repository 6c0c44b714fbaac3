import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { Page } from '@pazar/ui/page';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { produceQueries } from '../api/produce-queries.ts';
import { ListView } from '../components/list-view.tsx';
import { useLotColumns } from '../components/use-lot-columns.tsx';
import { total } from '../model/total.ts';
import { usePageCursor } from '../model/use-page-cursor.ts';

export function ProducePage() {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { cursor } = usePageCursor();
  const lots = useQuery(produceQueries.list(useHttp(), cursor));
  const columns = useLotColumns();
  const count = total(lots.data?.page, locale);

  return (
    <Page title={t('produce.title')} subtitle={count && t('produce.total', count)}>
      <ListView texts="produce" list={lots} columns={columns} />
    </Page>
  );
}
