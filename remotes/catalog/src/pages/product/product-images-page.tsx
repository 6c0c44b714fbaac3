import { imageLimits } from '@pazar/contracts/image';
import type { ProductDetail } from '@pazar/contracts/product-detail';
import { maxProductImages, type ProductImage } from '@pazar/contracts/product-image';
import { productLimits } from '@pazar/contracts/product-input';
import { ApiError } from '@pazar/shell/api-error';
import { useHttp } from '@pazar/shell/http';
import { useLeaveGuard } from '@pazar/shell/leave-guard';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { ImageUpload } from '@pazar/ui/form/image-upload';
import { useState } from 'react';
import { productChanges } from '../../api/product/product-changes.ts';
import { ChangeFailure } from '../../components/change-failure.tsx';
import { useArrangedImages } from '../../components/product/images/use-arranged-images.ts';
import { ProductFrame } from '../../components/product/product-frame.tsx';

/** The rendition that a card of the arrangement shows, in pixels. */
const cardSize = 480;

export function ProductImagesPage() {
  return (
    <ProductFrame tab="images">
      {(product) => <ProductImages key={product.id} product={product} />}
    </ProductFrame>
  );
}

function ProductImages({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const http = useHttp();
  const notify = useNotify();
  const { images, arrange, error, isSaving, retry, discard } = useArrangedImages(product);
  const [isUploading, setUploading] = useState(false);
  useLeaveGuard(isUploading || isSaving || error !== null);

  async function upload(
    file: File,
    options: { signal: AbortSignal; onProgress: (sent: number) => void },
  ): Promise<ProductImage> {
    const { warnings, ...image } = await productChanges.uploadImage(http, file, options);
    if (warnings.includes('small')) notify(t('product.images.small'));
    return { ...image, alt: null };
  }
  function describeFailure(failure: unknown): string {
    const problem = failure instanceof ApiError ? failure.problem : undefined;
    return problem?.errors?.[0]?.detail ?? problem?.detail ?? t('failure.network');
  }
  const source = ({ url, variants }: ProductImage) =>
    http.address(variants.find(({ size }) => size === cardSize)?.url ?? url);

  return (
    <>
      <ImageUpload
        label={t('product.field.images')}
        hint={t('product.images.hint')}
        value={images}
        onChange={arrange}
        upload={upload}
        source={source}
        max={maxProductImages}
        smallestSide={imageLimits.side}
        altLimit={productLimits.imageAlt.max}
        describeFailure={describeFailure}
        onBusy={setUploading}
      />
      {error !== null && (
        <ChangeFailure title={t('product.images.notSaved')} error={error}>
          <Button isBusy={isSaving} onClick={retry}>
            {t('action.retry')}
          </Button>
          <Button variant="quiet" onClick={discard}>
            {t('product.lots.discard')}
          </Button>
        </ChangeFailure>
      )}
    </>
  );
}
