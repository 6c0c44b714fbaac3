import type { ProductDetail } from '@pazar/contracts/product-detail';
import { maxProductImages } from '@pazar/contracts/product-image';
import { productLimits } from '@pazar/contracts/product-input';
import { useLeaveGuard } from '@pazar/shell/leave-guard';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { PictureUpload, type Picture } from '@pazar/section/image/picture-upload';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { useState, useRef } from 'react';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { productResource } from '../../../api/product/products.ts';

/** The pictures of a product in their order; each change of it is saved at once. */
export function ProductImages({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const { images, arrange, error, isSaving, retry, discard } = useArrangedImages(product);
  const [isUploading, setUploading] = useState(false);
  useLeaveGuard(isUploading || isSaving || error !== null);

  return (
    <div id="images" tabIndex={-1}>
      <PictureUpload
        label={t('product.field.images')}
        value={images}
        onChange={arrange}
        max={maxProductImages}
        altLimit={productLimits.imageAlt.max}
        onBusy={setUploading}
      />
      <ChangeFailure title={t('product.images.notSaved')} error={error}>
        <Button isBusy={isSaving} onClick={retry}>
          {t('action.retry')}
        </Button>
        <Button variant="quiet" onClick={discard}>
          {t('product.lots.discard')}
        </Button>
      </ChangeFailure>
    </div>
  );
}

type Images = readonly Picture[];

/**
 * The images of a product as they were last arranged. Each arrangement is saved at once; one that is
 * made while another is on its way follows it, and only the last of those is sent.
 */
function useArrangedImages(product: ProductDetail) {
  const queries = useQueryClient();
  const change = useApiMutation({
    ...productResource.mutation(product.id),
    mutationKey: [...productResource.key, 'images', product.id],
  });
  const [arranged, setArranged] = useState<Images | null>(null);
  const waiting = useRef<Images | null>(null);
  const isSending = useRef(false);
  /** What was arranged is an arrangement of this version. A failure refetches, and another version may have other images. */
  const version = useRef(product.version);

  async function send(): Promise<void> {
    if (isSending.current || waiting.current === null) return;
    const images = waiting.current;
    waiting.current = null;
    isSending.current = true;
    const body = { images: images.map(({ id, alt }) => ({ id, alt })) };
    const target = { id: product.id, version: version.current };
    try {
      const saved = await change.mutateAsync(
        productResource.replace(target, { name: 'images', body }),
      );
      version.current = saved.version;
      if (waiting.current === null) setArranged(null);
    } catch {
      // Said by `error`; what was arranged stays on the page, to be saved again.
      waiting.current ??= images;
      return;
    } finally {
      isSending.current = false;
    }
    await send();
  }

  return {
    images: arranged ?? product.images,
    isSaving: change.isPending,
    error: change.error,
    arrange: (images: Images): void => {
      if (arranged === null) version.current = product.version;
      setArranged(images);
      waiting.current = images;
      void send();
    },
    /** Saves again what could not be saved. */
    retry: () => void send(),
    /** Gives up what could not be saved. */
    discard: (): void => {
      waiting.current = null;
      setArranged(null);
      change.reset();
      void queries.invalidateQueries({ queryKey: productResource.detailKey(product.id) });
    },
  };
}
