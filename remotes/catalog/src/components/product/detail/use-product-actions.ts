import type { ProductDetail } from '@pazar/contracts/product-detail';
import { runAttempt } from '@pazar/section/attempt';
import { useAttempt } from '@pazar/section/use-attempt';
import { ApiError } from '@pazar/shell/api-error';
import { type HttpClient, useHttp } from '@pazar/shell/http';
import { useNotify } from '@pazar/shell/notify';
import { useNavigate } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import { useUndoable } from '@pazar/ui/list/undo/use-undoable';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { productChanges, type ProductTransition } from '../../../api/product/product-changes.ts';
import { productKey } from '../../../api/product/product-queries.ts';
import { useProductChange } from './use-product-change.ts';

/** What can be done with a product as a whole, and what became of it. */
export function useProductActions(product: ProductDetail) {
  const { t } = useTranslation('catalog');
  const notify = useNotify();
  const navigate = useNavigate();
  const http = useHttp();
  const queries = useQueryClient();
  const change = useProductChange(product.id);
  const { offer } = useUndoable('products');
  const archive = useAttempt<Archiving, string>({
    name: ['catalog', 'archive'],
    send: (one, key) => archiveOne(http, one, key),
  });
  const remove = useMutation({ mutationFn: () => productChanges.remove(http, product) });
  const renew = () => queries.invalidateQueries({ queryKey: productKey });

  return {
    isBusy: change.isPending || archive.isPending || remove.isPending,
    failure: change.error ?? archive.error ?? remove.error,
    forget: () => {
      change.reset();
      archive.reset();
      remove.reset();
    },

    move: (transition: ProductTransition, confirm = false) => {
      const { id, version } = product;
      const what = { id, version, transition, confirm };
      const send = (client: HttpClient, key: string) => productChanges.move(client, what, key);
      change.run({ what, send }, () => notify(t(`product.moved.${transition}`)));
    },

    duplicate: () => {
      const what = { duplicate: product.id };
      const send = (client: HttpClient, key: string) =>
        productChanges.duplicate(client, product.id, key);
      change.run({ what, send }, ({ id }) => {
        notify(t('product.duplicated'));
        void navigate(`/product/${id}`);
      });
    },

    /** Archiving is taken back to the state that it was in, published or not. */
    archive: (confirm = false) =>
      archive.run({ id: product.id, confirm }, (undoToken) => {
        void renew();
        const undo = () =>
          runAttempt(queries, {
            name: ['catalog', 'undo', undoToken],
            content: undoToken,
            send: (key) => productChanges.undoBulk(http, undoToken, key),
          }).then(renew);
        offer({ message: t('product.moved.archive'), undo });
      }),

    remove: () =>
      remove.mutate(undefined, {
        onSuccess: () => {
          queries.removeQueries({ queryKey: [...productKey, 'detail', product.id] });
          void queries.invalidateQueries({ queryKey: [...productKey, 'list'] });
          notify(t('product.removed'));
          void navigate('/product');
        },
      }),
  };
}

interface Archiving {
  readonly id: string;
  readonly confirm: boolean;
}

/** A bulk action on one product, because those can be undone. Answers what undoes it. */
async function archiveOne(
  http: HttpClient,
  { id, confirm }: Archiving,
  idempotencyKey: string,
): Promise<string> {
  const { failed, undoToken } = await productChanges.bulk(
    http,
    { ids: [id], action: 'archive', params: { confirm } },
    idempotencyKey,
  );
  const [fault] = failed;
  if (fault !== undefined) {
    const { problem } = fault;
    throw new ApiError(problem.title, { kind: 'status', status: problem.status, problem });
  }
  if (undoToken === null) throw new ApiError('Nothing was archived', { kind: 'answer' });
  return undoToken;
}
