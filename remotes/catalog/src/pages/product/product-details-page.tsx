import type { ProductDetail } from '@pazar/contracts/product-detail';
import { useLocation } from '@pazar/shell/router';
import { ProductForm } from '../../components/product/form/product-form.tsx';
import { ProductFrame } from '../../components/product/detail/product-frame.tsx';
import { ProductWarnings } from '../../components/product/detail/product-warnings.tsx';
import { PublishNeeds } from '../../components/product/detail/publish-needs.tsx';
import {
  publishNeeds,
  usePublishAfterSave,
} from '../../components/product/detail/use-publish-after-save.ts';

export function ProductDetailsPage() {
  return (
    <ProductFrame tab="details">
      {(product) => <ProductDetails key={product.id} product={product} />}
    </ProductFrame>
  );
}

function ProductDetails({ product }: { product: ProductDetail }) {
  const goOn = usePublishAfterSave();
  const { search } = useLocation();
  return (
    <>
      {search === publishNeeds && <PublishNeeds product={product} />}
      <ProductWarnings product={product} />
      <ProductForm product={product} onSaved={(saved, intent) => void goOn(saved, intent)} />
    </>
  );
}
