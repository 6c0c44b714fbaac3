import type { ProductDetail } from '@pazar/contracts/product-detail';
import { maxProductImages } from '@pazar/contracts/product-image';
import { productLimits } from '@pazar/contracts/product-input';
import { useLeaveGuard } from '@pazar/shell/leave-guard';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { PictureUpload } from '@pazar/section/image/picture-upload';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { useState } from 'react';
import { useArrangedImages } from './use-arranged-images.ts';

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
