import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Page } from '@pazar/ui/page';
import { TextLink } from '@pazar/ui/text-link';
import { ProductWarnings, PublishNeeds } from '../../components/product/detail/product-notices.tsx';
import {
  publishNeeds,
  usePublishAfterSave,
} from '../../components/product/detail/use-publish-after-save.ts';
import { ProductForm } from '../../components/product/form/product-form.tsx';
import { ProductImages } from '../../components/product/images/product-images.tsx';
import { useProduct } from '../../components/product/use-product.ts';

export function NewProductPage() {
  const { t } = useTranslation('catalog');
  const navigate = useNavigate();
  const afterSave = usePublishAfterSave();
  return (
    <Page
      title={t('product.new.title')}
      subtitle={<TextLink to="/product">{t('product.title')}</TextLink>}
    >
      <ProductForm
        product={null}
        onSaved={(saved, intent) => void afterSave(saved, intent)}
        onCancel={() => void navigate('/product')}
      />
    </Page>
  );
}

/** Everything of a product that is typed or chosen. */
export function ProductDetailsPage() {
  const product = useProduct();
  const afterSave = usePublishAfterSave();
  const { search } = useLocation();
  return (
    <>
      {search === publishNeeds && <PublishNeeds product={product} />}
      <ProductWarnings product={product} />
      <ProductForm
        product={product}
        images={<ProductImages product={product} />}
        onSaved={(saved, intent) => void afterSave(saved, intent)}
      />
    </>
  );
}
