import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { Page } from '@pazar/ui/page';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { promotionQueries } from '../api/promotion-queries.ts';
import { ListView } from '../components/list-view.tsx';
import { usePromotionColumns } from '../components/use-promotion-columns.tsx';
import { total } from '../model/total.ts';
import { usePageCursor } from '../model/use-page-cursor.ts';

export function PromotionPage() {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { cursor } = usePageCursor();
  const promotions = useQuery(promotionQueries.list(useHttp(), cursor));
  const columns = usePromotionColumns();
  const count = total(promotions.data?.page, locale);

  return (
    <Page title={t('promotion.title')} subtitle={count && t('promotion.total', count)}>
      <ListView list={promotions} columns={columns} />
    </Page>
  );
}
