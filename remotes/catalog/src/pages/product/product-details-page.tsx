import { useLocation } from '@pazar/shell/router';
import { ProductWarnings } from '../../components/product/detail/product-warnings.tsx';
import { PublishNeeds } from '../../components/product/detail/publish-needs.tsx';
import {
  publishNeeds,
  usePublishAfterSave,
} from '../../components/product/detail/use-publish-after-save.ts';
import { ProductForm } from '../../components/product/form/product-form.tsx';
import { ProductImages } from '../../components/product/images/product-images.tsx';
import { useProduct } from '../../components/product/use-product.ts';

/** Everything of a product that is typed or chosen. */
export function ProductDetailsPage() {
  const product = useProduct();
  const goOn = usePublishAfterSave();
  const { search } = useLocation();
  return (
    <>
      {search === publishNeeds && <PublishNeeds product={product} />}
      <ProductWarnings product={product} />
      <ProductImages product={product} />
      <ProductForm product={product} onSaved={(saved, intent) => void goOn(saved, intent)} />
    </>
  );
}
