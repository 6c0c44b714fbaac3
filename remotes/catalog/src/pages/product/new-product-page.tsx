import { useNavigate } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import { Page } from '@pazar/ui/page';
import { TextLink } from '@pazar/ui/text-link';
import { ProductForm } from '../../components/product/form/product-form.tsx';
import { usePublishAfterSave } from '../../components/product/detail/use-publish-after-save.ts';

export function NewProductPage() {
  const { t } = useTranslation('catalog');
  const navigate = useNavigate();
  const goOn = usePublishAfterSave();
  return (
    <Page
      title={t('product.new.title')}
      subtitle={<TextLink to="/product">{t('product.title')}</TextLink>}
    >
      <ProductForm
        product={null}
        onSaved={(saved, intent) => void goOn(saved, intent)}
        onCancel={() => void navigate('/product')}
      />
    </Page>
  );
}
