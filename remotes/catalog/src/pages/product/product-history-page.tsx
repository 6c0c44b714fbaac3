import type { HistoryEntry } from '@pazar/contracts/record-history';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { useHttp } from '@pazar/shell/http';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@pazar/ui/empty-state';
import { Pages } from '@pazar/section/list/pages';
import { usePageCursor } from '@pazar/section/list/query/use-page-cursor';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { ChangeLog, type LoggedChange } from '@pazar/section/record/change-log';
import { Loaded } from '@pazar/section/record/loaded';
import { useQuery } from '@tanstack/react-query';
import { productHistory } from '../../api/product/history.ts';
import { productResource } from '../../api/product/products.ts';
import { useProductFields } from '../../components/product/use-product-fields.ts';
import { useProduct } from '../../components/product/use-product.ts';
import { restorePatch } from '../../model/product/restore-field.ts';

/** What was done to a product, by whom, and each field before and after; fields can be restored. */
export function ProductHistoryPage() {
  const { t } = useTranslation('catalog');
  const notify = useNotify();
  const product = useProduct();
  const { cursor, goTo } = usePageCursor();
  const history = useQuery(productHistory(useHttp(), { id: product.id, cursor }));
  const change = useApiMutation(productResource.mutation(product.id));
  const { fieldName, fieldText, isKnown, notice } = useProductFields(product, true);

  function logged({ changes, ...entry }: HistoryEntry): LoggedChange {
    if (entry.action.startsWith('stock.')) {
      const after = Object.fromEntries(changes.map((one) => [one.field, one.after]));
      return { ...entry, after, href: `/product/${product.id}/stock`, fields: [] };
    }
    const known = changes.filter(({ field }) => isKnown(field));
    const fields = known.map((one) => {
      const patch = entry.action === 'product.update' ? restorePatch(one, product) : null;
      return {
        field: one.field,
        label: fieldName(one.field),
        before: fieldText(one.field, one.before),
        after: fieldText(one.field, one.after),
        onRestore:
          patch === null
            ? undefined
            : () =>
                change.mutate(productResource.patch(product, patch), {
                  onSuccess: () => notify(t('product.history.restored')),
                }),
      };
    });
    return { ...entry, fields };
  }

  return (
    <Loaded
      query={history}
      texts={{ loading: t('product.history.loading'), failed: t('product.history.failed') }}
      onFirstPage={() => goTo(null)}
    >
      {({ items, page }) => (
        <>
          <ChangeFailure title={t('product.history.restoreFailed')} error={change.error} />
          {notice}
          {items.length === 0 && <EmptyState title={t('product.history.empty')} />}
          <ChangeLog
            changes={items.map(logged)}
            isBusy={history.isPlaceholderData || change.isPending}
          />
          <Pages
            label={t('product.tabs.history')}
            page={page}
            isBusy={history.isPlaceholderData}
            goTo={goTo}
          />
        </>
      )}
    </Loaded>
  );
}
