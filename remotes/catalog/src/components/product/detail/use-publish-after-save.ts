import type { ProductDetail } from '@pazar/contracts/product-detail';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { useNotify } from '@pazar/shell/notify';
import { useNavigate } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '@pazar/section/record/use-failure-text';
import { usePublishedText } from '../use-published-text.ts';
import { productResource } from '../../../api/product/products.ts';

/** Search part of the address of a product that was saved and could not be published. */
export const publishNeeds = '?publish=needs';

/**
 * The steps after a product was saved: caches it, publishes it if the agent pressed "Save and
 * publish", and opens its page, which lists missing requirements or the reason of a failure.
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
      // The refetched product shows the missing requirements, or that publishing succeeded.
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
