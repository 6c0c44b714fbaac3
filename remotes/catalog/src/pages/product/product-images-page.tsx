import { maxProductImages } from '@pazar/contracts/product-image';
import { productLimits } from '@pazar/contracts/product-input';
import { useLeaveGuard } from '@pazar/shell/leave-guard';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { PictureUpload } from '@pazar/ui/image/picture-upload';
import { ChangeFailure } from '@pazar/ui/record/change-failure';
import { useState } from 'react';
import { useArrangedImages } from '../../components/product/images/use-arranged-images.ts';
import { useProduct } from '../../components/product/use-product.ts';

/** The pictures of a product in their order; each change of it is saved at once. */
export function ProductImagesPage() {
  const { t } = useTranslation('catalog');
  const product = useProduct();
  const { images, arrange, error, isSaving, retry, discard } = useArrangedImages(product);
  const [isUploading, setUploading] = useState(false);
  useLeaveGuard(isUploading || isSaving || error !== null);

  return (
    <>
      <PictureUpload
        label={t('product.field.images')}
        hint={t('product.images.hint')}
        value={images}
        onChange={arrange}
        max={maxProductImages}
        altLimit={productLimits.imageAlt.max}
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
