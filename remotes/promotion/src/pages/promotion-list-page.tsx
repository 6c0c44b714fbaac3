import { listTexts } from '@pazar/section/list-texts';
import { lazyComponent } from '@pazar/section/lazy-component';
import { useSectionList } from '@pazar/section/use-section-list';
import { useLocale } from '@pazar/shell/locale';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { DataList } from '@pazar/section/list/data-list';
import { isFiltered } from '@pazar/section/list/query/url-state';
import { Page } from '@pazar/ui/page';
import { promotionResource } from '../api/promotions.ts';
import { promotionRow } from '../components/list/promotion-row.tsx';
import { usePromotionBulk } from '../components/list/use-promotion-bulk.ts';
import { usePromotionFilters } from '../components/list/use-promotion-filters.tsx';
import { promotionTabs } from '../components/list/promotion-tabs.ts';
import { PromotionTotal } from '../components/promotion-total.tsx';
import { promotionList } from '../model/promotion-list.ts';

// Beside the rows, which come first.
const PromotionListInfo = lazyComponent(
  () => import('../components/list/promotion-list-info.tsx'),
  'PromotionListInfo',
  null,
);

export function PromotionListPage() {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const navigate = useNavigate();
  const {
    state,
    list: promotions,
    count,
    tabCounts,
  } = useSectionList(promotionResource, promotionList, ['state']);
  const { filters, notice } = usePromotionFilters(state);
  const bulk = usePromotionBulk();
  const items = promotions.data?.items ?? [];
  // The next promotion is known only from the whole list.
  const isWhole = !isFiltered(state.url) && count?.count === items.length;
  const create = {
    label: t('promotion.new.title'),
    onCreate: () => void navigate('/promotion/new'),
  };

  return (
    <Page
      title={t('promotion.title')}
      subtitle={count && <PromotionTotal count={count} counts={tabCounts?.['state']} />}
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
      actionsFloat
    >
      {notice}
      <DataList
        state={state}
        list={promotions}
        texts={listTexts((name) => t(`promotion.list.${name}`))}
        row={promotionRow}
        context={{ t, locale }}
        filters={filters}
        bulk={bulk}
        create={create}
        tabs={{ items: promotionTabs(t), counts: tabCounts, areBelow: true }}
      />
      <PromotionListInfo promotions={isWhole ? items : []} />
    </Page>
  );
}
