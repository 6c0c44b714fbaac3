import { formatTotal } from '@pazar/format/total';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { usePageCursor } from '@pazar/shell/page-cursor';
import { useTranslation } from '@pazar/shell/translation';
import { ListView } from '@pazar/ui/list-view';
import { Page } from '@pazar/ui/page';
import { useQuery } from '@tanstack/react-query';
import { lotQueries } from '../../api/produce/lot-queries.ts';
import { LotListActions } from '../../components/produce/lot-list-actions.tsx';
import { SellFirst } from '../../components/produce/sell-first.tsx';
import { useLotColumns } from '../../components/produce/use-lot-columns.tsx';
import { WaitingEntries } from '../../components/produce/waiting-entries.tsx';

/** All lots of the agent, with what to do about them within reach. */
export function LotListPage() {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const http = useHttp();
  const { cursor } = usePageCursor();
  const lots = useQuery(lotQueries.list(http, cursor));
  // For the field: an entry needs the lots when there is no network to ask for them.
  useQuery(lotQueries.open(http));
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
    <Page
      title={t('produce.title')}
      subtitle={count && t('produce.total', count)}
      actions={<LotListActions />}
    >
      <WaitingEntries />
      <ListView texts={texts} list={lots} columns={columns} />
      <SellFirst />
    </Page>
  );
}
