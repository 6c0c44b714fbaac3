import type { ProductDetail } from '@pazar/contracts/product-detail';
import { renew } from '@pazar/section/renew';
import { useAttempt } from '@pazar/ui/record/use-attempt';
import { useSend } from '@pazar/section/use-call';
import { useChange, useRemoval } from '@pazar/section/use-change';
import { ApiError } from '@pazar/shell/api-error';
import { useHttp } from '@pazar/shell/http';
import { useNotify } from '@pazar/shell/notify';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useUndoable } from '@pazar/ui/list/undo/use-undoable';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { archiveProduct, type Archiving, undoArchive } from '../../../api/product/archive.ts';
import { usePublishedText } from '../use-published-text.ts';
import { productResource, type ProductTransition } from '../../../api/product/products.ts';

/** What can be done with a product as a whole, and what became of it. */
export function useProductActions(product: ProductDetail) {
  const { t } = useTranslation('catalog');
  const notify = useNotify();
  const publishedText = usePublishedText();
  const navigate = useNavigate();
  const http = useHttp();
  const queries = useQueryClient();
  const send = useSend();
  const { offer } = useUndoable('products');
  const [asked, setAsked] = useState<'archive' | ProductTransition>('archive');
  const change = useChange(productResource, product.id);
  const removal = useRemoval(productResource, () => navigate('/product'));
  const archiving = useAttempt<Archiving, string>({
    name: ['catalog', 'archive'],
    send: (one, key) => archiveProduct(http, one, key),
    look: () => renew(queries, 'catalog'),
  });
  const failure = change.error ?? archiving.error ?? removal.error;

  function move(transition: ProductTransition, confirm = false): void {
    setAsked(transition);
    const call = productResource.move(product, { name: transition, body: { confirm } });
    change.run(call, (moved) =>
      notify(transition === 'publish' ? publishedText(moved) : t(`product.moved.${transition}`)),
    );
  }
  /** Archiving can be undone: the product is again in the state that it was in, published or not. */
  function archive(confirm = false): void {
    setAsked('archive');
    archiving.run({ id: product.id, confirm }, (undoToken) =>
      offer({
        message: t('product.moved.archive'),
        undo: () => send(['catalog', 'undo', undoToken], undoArchive(undoToken)),
      }),
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
      change.run(productResource.duplicate(product.id), ({ id }) => {
        notify(t('product.duplicated'));
        void navigate(`/product/${id}`);
      }),
    remove: () => removal.run(product, () => notify(t('product.removed'))),
  };
}

function isInUse(error: Error | null): boolean {
  return error instanceof ApiError && error.problem?.code === 'in-use';
}
