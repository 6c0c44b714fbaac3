import type { Translate } from '@pazar/shell/translation';
import type { ListTab } from '@pazar/ui/list/data-list';
import type { productList } from '../../../model/product/product-list.ts';

/** The filters of products that agents choose most. */
export function productTabs(t: Translate<'catalog'>): readonly ListTab<typeof productList>[] {
  return [
    { key: 'active', label: t('product.states.ACTIVE'), filters: { status: ['ACTIVE'] } },
    { key: 'low', label: t('product.stockState.LOW'), filters: { stock: ['LOW'] } },
    { key: 'out', label: t('product.stockState.OUT'), filters: { stock: ['OUT'] } },
    { key: 'drafts', label: t('product.states.DRAFT'), filters: { status: ['DRAFT'] } },
  ];
}
