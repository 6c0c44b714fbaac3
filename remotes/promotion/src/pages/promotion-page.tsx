import { formatTotal } from '@pazar/format/total';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { DataList } from '@pazar/ui/list/data-list';
import { useListState } from '@pazar/ui/list/query/use-list-state';
import { Page } from '@pazar/ui/page';
import { useQuery } from '@tanstack/react-query';
import { promotionQueries } from '../api/promotion-queries.ts';
import { promotionFilters } from '../components/promotion-filters.ts';
import { promotionRow } from '../components/promotion-row.tsx';
import { promotionList } from '../model/promotion-list.ts';

export function PromotionPage() {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const state = useListState(promotionList);
  const promotions = useQuery(promotionQueries.list(useHttp(), state.query));
  const count = formatTotal(promotions.data?.page, locale);
  const texts = {
    label: t('promotion.list.label'),
    search: t('promotion.list.search'),
    loading: t('promotion.list.loading'),
    failed: t('promotion.list.failed'),
    empty: t('promotion.list.empty'),
    emptyDetail: t('promotion.list.emptyDetail'),
  };

  return (
    <Page title={t('promotion.title')} subtitle={count && t('promotion.total', count)}>
      <DataList
        state={state}
        list={promotions}
        texts={texts}
        row={promotionRow}
        context={{ t, locale }}
        filters={promotionFilters(t)}
      />
    </Page>
  );
}
