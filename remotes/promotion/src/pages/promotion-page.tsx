import { formatTotal } from '@pazar/format/total';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { usePageCursor } from '@pazar/shell/page-cursor';
import { ListView } from '@pazar/ui/list-view';
import { Page } from '@pazar/ui/page';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@pazar/shell/translation';
import { promotionQueries } from '../api/promotion-queries.ts';
import { usePromotionColumns } from '../components/use-promotion-columns.tsx';

export function PromotionPage() {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { cursor } = usePageCursor();
  const promotions = useQuery(promotionQueries.list(useHttp(), cursor));
  const columns = usePromotionColumns();
  const count = formatTotal(promotions.data?.page, locale);
  const texts = {
    label: t('promotion.list.label'),
    loading: t('promotion.list.loading'),
    failed: t('promotion.list.failed'),
    empty: t('promotion.list.empty'),
    emptyDetail: t('promotion.list.emptyDetail'),
  };

  return (
    <Page title={t('promotion.title')} subtitle={count && t('promotion.total', count)}>
      <ListView texts={texts} list={promotions} columns={columns} />
    </Page>
  );
}
