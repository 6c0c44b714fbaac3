import type { ProductDetail } from '@pazar/contracts/product-detail';
import type { FieldChange } from '@pazar/contracts/product-history';
import { type HttpClient, useHttp } from '@pazar/shell/http';
import { useNotify } from '@pazar/shell/notify';
import { usePageCursor } from '@pazar/ui/list/query/use-page-cursor';
import { useTranslation } from '@pazar/shell/translation';
import { EmptyState } from '@pazar/ui/empty-state';
import { LoadFailure } from '@pazar/ui/load-failure';
import { LoadingState } from '@pazar/ui/loading-state';
import { Pages } from '@pazar/ui/list/pages';
import { useQuery } from '@tanstack/react-query';
import { productChanges } from '../../api/product/product-changes.ts';
import { productQueries } from '../../api/product/product-queries.ts';
import { ChangeFailure } from '../../components/change-failure.tsx';
import { HistoryEntry } from '../../components/product/detail/history-entry.tsx';
import { ProductFrame } from '../../components/product/detail/product-frame.tsx';
import { useFieldText } from '../../components/product/use-field-text.ts';
import { useProductChange } from '../../components/product/detail/use-product-change.ts';
import { restorePatch } from '../../model/product/restore-field.ts';

export function ProductHistoryPage() {
  return (
    <ProductFrame tab="history">{(product) => <ProductHistory product={product} />}</ProductFrame>
  );
}

function ProductHistory({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const notify = useNotify();
  const { cursor, goTo } = usePageCursor();
  const history = useQuery(productQueries.history(useHttp(), { id: product.id, cursor }));
  const change = useProductChange(product.id);
  const fieldText = useFieldText({ unit: product.baseUnit, currency: product.currency });

  function restore(field: FieldChange): void {
    const patch = restorePatch(field, product);
    if (patch === null) return;
    const send = (http: HttpClient) => productChanges.patch(http, product, patch);
    change.run({ what: { patch }, send }, () => notify(t('product.history.restored')));
  }

  if (history.isPending) return <LoadingState label={t('product.history.loading')} />;
  if (history.isLoadingError) {
    return (
      <LoadFailure
        title={t('product.history.failed')}
        error={history.error}
        isBusy={history.isFetching}
        onRetry={() => void history.refetch()}
        onFirstPage={() => goTo(null)}
      />
    );
  }
  const { items, page } = history.data;
  return (
    <>
      {change.error !== null && (
        <ChangeFailure title={t('product.history.restoreFailed')} error={change.error} />
      )}
      {items.length === 0 && <EmptyState title={t('product.history.empty')} />}
      <div aria-busy={history.isPlaceholderData}>
        {items.map((entry) => (
          <HistoryEntry
            key={entry.id}
            entry={entry}
            product={product}
            fieldText={fieldText}
            isBusy={change.isPending}
            onRestore={restore}
          />
        ))}
      </div>
      <Pages
        label={t('product.history.pages')}
        page={page}
        isBusy={history.isPlaceholderData}
        goTo={goTo}
      />
    </>
  );
}
