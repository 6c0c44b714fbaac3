import type { ProductDetail } from '@pazar/contracts/product-detail';
import { type RowAction, runRowAction, undoBulk } from '@pazar/section/row-action';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { ApiError } from '@pazar/shell/api-error';
import { useNotify } from '@pazar/shell/notify';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useUndoable } from '@pazar/section/list/undo/use-undoable';
import { useState } from 'react';
import { usePublishedText } from '../use-published-text.ts';
import { productResource, type ProductTransition } from '../../../api/product/products.ts';

const bulkPath = '/v1/products/bulk';

/** Actions on a product, their progress, and the failure of the last one. */
export function useProductActions(product: ProductDetail) {
  const { t } = useTranslation('catalog');
  const notify = useNotify();
  const publishedText = usePublishedText();
  const navigate = useNavigate();
  const { offer } = useUndoable('products');
  const [asked, setAsked] = useState<'archive' | ProductTransition>('archive');
  const change = useApiMutation(productResource.mutation(product.id));
  const removal = useApiMutation(productResource.removal(() => navigate('/product')));
  const archiving = useApiMutation({
    mutationKey: ['catalog', 'archive'],
    mutationFn: (action: RowAction, context) => runRowAction(bulkPath, action, context),
  });
  const undoing = useApiMutation({ mutationKey: ['catalog', 'undo'], keyPerContent: true });
  const failure = change.error ?? archiving.error ?? removal.error;

  function move(transition: ProductTransition, confirm = false): void {
    setAsked(transition);
    const call = productResource.move(product, { name: transition, body: { confirm } });
    change.mutate(call, {
      onSuccess: (moved) =>
        notify(transition === 'publish' ? publishedText(moved) : t(`product.moved.${transition}`)),
    });
  }
  /** Archiving can be undone: the product is again in the state that it was in, published or not. */
  function archive(confirm = false): void {
    setAsked('archive');
    archiving.mutate(
      { id: product.id, action: 'archive', params: { confirm } },
      {
        onSuccess: (undoToken) =>
          offer({
            message: t('product.moved.archive'),
            undo: () => undoing.mutateAsync(undoBulk(bulkPath, undoToken)),
          }),
      },
    );
  }
  function confirmAsked(): void {
    if (asked === 'archive') archive(true);
    else move(asked, true);
  }

  return {
    move,
    archive,
    isBusy: change.isPending || archiving.isPending || removal.isPending,
    failure,
    /** Repeats the action although a running promotion forbids it. */
    confirm: isInUse(failure) ? confirmAsked : undefined,
    forget: () => {
      change.reset();
      archiving.reset();
      removal.reset();
    },
    duplicate: () =>
      change.mutate(productResource.duplicate(product.id), {
        onSuccess: ({ id }) => {
          notify(t('product.duplicated'));
          void navigate(`/product/${id}`);
        },
      }),
    remove: () => removal.mutate(product, { onSuccess: () => notify(t('product.removed')) }),
  };
}

function isInUse(error: Error | null): boolean {
  return error instanceof ApiError && error.problem?.code === 'in-use';
}
