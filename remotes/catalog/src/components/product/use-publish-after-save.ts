import type { ProductDetail } from '@pazar/contracts/product-detail';
import { useNotify } from '@pazar/shell/notify';
import { useNavigate } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import { productChanges } from '../../api/product/product-changes.ts';
import { useProductChange } from './use-product-change.ts';

/** Search part of the address of a product that was saved and could not be published. */
export const publishNeeds = '?publish=needs';

/**
 * Takes a saved product further: keeps it for the pages that show it, publishes it when the agent
 * asked for that, and shows it. What publishing lacks is listed there.
 */
export function usePublishAfterSave() {
  const { t } = useTranslation('catalog');
  const notify = useNotify();
  const navigate = useNavigate();
  const change = useProductChange();

  return async function goOn(saved: ProductDetail, intent: string | undefined): Promise<void> {
    const wantsPublishing = intent === 'publish' && saved.status === 'DRAFT';
    const canPublish = saved.publishRequirements.length === 0;
    await change.mutateAsync(() => Promise.resolve(saved));
    const place = `/product/${saved.id}`;
    if (!wantsPublishing) {
      notify(t('product.saved'));
      return navigate(place, { replace: true });
    }
    if (!canPublish) return navigate(place + publishNeeds, { replace: true });
    const isPublished = await change
      .mutateAsync((http) => productChanges.move(http, saved, { transition: 'publish' }))
      .then(
        () => true,
        // What was in the way is in the product as it is now.
        () => false,
      );
    if (isPublished) notify(t('product.moved.publish'));
    return navigate(isPublished ? place : place + publishNeeds, { replace: true });
  };
}
