import type { ProductDetail } from '@pazar/contracts/product-detail';
import { runAttempt } from '@pazar/section/attempt';
import { useHttp } from '@pazar/shell/http';
import { useNotify } from '@pazar/shell/notify';
import { useNavigate } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import { useQueryClient } from '@tanstack/react-query';
import { productChanges } from '../../../api/product/product-changes.ts';
import { productQueries } from '../../../api/product/product-queries.ts';
import { useChangeFailureText } from '../../use-change-failure-text.ts';
import { useShowProduct } from './use-product-change.ts';

/** Search part of the address of a product that was saved and could not be published. */
export const publishNeeds = '?publish=needs';

/**
 * Takes a saved product further: keeps it for the pages that show it, publishes it when the agent
 * asked for that, and shows it. What publishing lacks is listed there, or why it failed.
 */
export function usePublishAfterSave() {
  const { t } = useTranslation('catalog');
  const http = useHttp();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const failureText = useChangeFailureText();
  const show = useShowProduct();

  async function publish({ id, version }: ProductDetail): Promise<void> {
    const what = { id, version, transition: 'publish', confirm: false } as const;
    try {
      const published = await runAttempt(queries, {
        name: ['catalog', 'product', id],
        content: what,
        send: (key) => productChanges.move(http, what, key),
      });
      show(published);
      notify(t('product.moved.publish'));
      return await navigate(`/product/${id}`, { replace: true });
    } catch (error) {
      // What is in the way, or that it was published after all, is in the product as it is now.
      void queries.invalidateQueries({ queryKey: productQueries.detail(http, id).queryKey });
      const state = { reason: failureText(error) };
      return navigate(`/product/${id}${publishNeeds}`, { replace: true, state });
    }
  }

  return async function goOn(saved: ProductDetail, intent: string | undefined): Promise<void> {
    const place = `/product/${saved.id}`;
    show(saved);
    if (intent !== 'publish' || saved.status !== 'DRAFT') {
      notify(t('product.saved'));
      return navigate(place, { replace: true });
    }
    if (saved.publishRequirements.length === 0) return publish(saved);
    return navigate(place + publishNeeds, { replace: true });
  };
}
