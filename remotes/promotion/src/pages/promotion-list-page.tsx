import { formatTotal } from '@pazar/format/total';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useNavigate } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { DataList } from '@pazar/ui/list/data-list';
import { useListState } from '@pazar/ui/list/query/use-list-state';
import { Page } from '@pazar/ui/page';
import { useQuery } from '@tanstack/react-query';
import { promotionResource } from '../api/promotions.ts';
import { promotionRow } from '../components/list/promotion-row.tsx';
import { usePromotionBulk } from '../components/list/use-promotion-bulk.ts';
import { usePromotionFilters } from '../components/list/use-promotion-filters.tsx';
import { promotionTabs } from '../components/list/promotion-tabs.ts';
import { promotionList } from '../model/promotion-list.ts';

export function PromotionListPage() {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const navigate = useNavigate();
  const http = useHttp();
  const state = useListState(promotionList);
  const promotions = useQuery(promotionResource.list(http, state.query));
  // oxlint-disable-next-line pazar/read-failure -- without them the tabs have no numbers
  const counts = useQuery(promotionResource.list(http, { limit: 1, facets: 'status' }));
  const { filters, notice } = usePromotionFilters(state);
  const bulk = usePromotionBulk();
  const count = formatTotal(promotions.data?.page, locale);
  const create = {
    label: t('promotion.new.title'),
    onCreate: () => void navigate('/promotion/new'),
  };
  const texts = {
    label: t('promotion.list.label'),
    search: t('promotion.list.search'),
    loading: t('promotion.list.loading'),
    failed: t('promotion.list.failed'),
    empty: t('promotion.list.empty'),
    emptyDetail: t('promotion.list.emptyDetail'),
  };

  return (
    <Page
      title={t('promotion.title')}
      subtitle={count && t('promotion.total', count)}
      actions={
        <>
          <Button onClick={() => void navigate('/promotion/timeline')}>
            {t('promotion.timeline.title')}
          </Button>
          <Button variant="primary" icon="add" onClick={create.onCreate}>
            {create.label}
          </Button>
        </>
      }
    >
      {notice}
      <DataList
        state={state}
        list={promotions}
        texts={texts}
        row={promotionRow}
        context={{ t, locale }}
        filters={filters}
        bulk={bulk}
        create={create}
        tabs={{ items: promotionTabs(t), counts: counts.data?.facets }}
      />
    </Page>
  );
}
