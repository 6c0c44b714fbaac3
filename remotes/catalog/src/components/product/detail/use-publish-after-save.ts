import type { ProductDetail } from '@pazar/contracts/product-detail';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { useNotify } from '@pazar/shell/notify';
import { useNavigate } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '@pazar/ui/record/use-failure-text';
import { usePublishedText } from '../use-published-text.ts';
import { productResource } from '../../../api/product/products.ts';

/** Search part of the address of a product that was saved and could not be published. */
export const publishNeeds = '?publish=needs';

/**
 * Takes a saved product further: keeps it for the pages that show it, publishes it when the agent
 * asked for that, and shows it. What publishing lacks is listed there, or why it failed.
 */
export function usePublishAfterSave() {
  const { t } = useTranslation('catalog');
  const notify = useNotify();
  const publishedText = usePublishedText();
  const navigate = useNavigate();
  const { mutateAsync: send } = useApiMutation<ProductDetail>({
    ...productResource.mutation('publish'),
    keyPerContent: true,
  });
  const text = useFailureText();
  const queries = useQueryClient();

  async function publish(product: ProductDetail): Promise<void> {
    const place = `/product/${product.id}`;
    const call = productResource.move(product, { name: 'publish', body: { confirm: false } });
    try {
      const published = await send(call);
      notify(publishedText(published));
      return await navigate(place, { replace: true });
    } catch (error) {
      // What is in the way, or that it was published after all, is in the product as it is now.
      return navigate(place + publishNeeds, {
        replace: true,
        state: { reason: text.change(error) },
      });
    }
  }

  return async function afterSave(saved: ProductDetail, intent: string | undefined): Promise<void> {
    const place = `/product/${saved.id}`;
    productResource.show(queries, saved);
    if (intent !== 'publish' || saved.status !== 'DRAFT') {
      notify(t(saved.status === 'DRAFT' ? 'product.savedDraft' : 'product.saved'));
      return navigate(place, { replace: true });
    }
    if (saved.publishRequirements.length === 0) return publish(saved);
    return navigate(place + publishNeeds, { replace: true });
  };
}
