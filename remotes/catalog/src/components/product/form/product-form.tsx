import type { ProductDetail } from '@pazar/contracts/product-detail';
import { productInputSchema } from '@pazar/contracts/product-input';
import { productDetailSchema } from '@pazar/contracts/product-detail';
import { useSave } from '@pazar/section/use-save';
import { useSuspension } from '@pazar/section/use-suspension';
import { useTranslation } from 'react-i18next';
import { FormIndex } from '@pazar/ui/form/form-index';
import { RecordForm } from '@pazar/ui/form/record-form';
import { useRecordForm } from '@pazar/ui/form/use-record-form';
import { productResource } from '../../../api/product/products.ts';
import { missingToPublish } from '../../../model/product/checklist.ts';
import { productValues } from '../product-fields.ts';
import { useProductFields } from '../use-product-fields.ts';
import { useHasVat } from '../use-has-vat.ts';
import { LocationsSection, SeasonSection } from './availability-section.tsx';
import { BasicsSection } from './basics-section.tsx';
import { FoodSection } from './food-section.tsx';
import { MoreSection } from './more-section.tsx';
import { PacksSection } from './packs-section.tsx';
import { partNames, productParts } from './product-parts.ts';
import { StockSection } from './stock-section.tsx';

export interface ProductFormProps {
  /** Null for a new one. */
  product: ProductDetail | null;
  /** `intent` is `publish` where the agent asked for that too. */
  onSaved: (product: ProductDetail, intent: string | undefined) => void;
  onCancel?: () => void;
}

/** Everything of a product that is typed or chosen. Only what was changed is sent. */
export function ProductForm({ product, onSaved, onCancel }: ProductFormProps) {
  const { t } = useTranslation('catalog');
  const { hasVat, notice } = useHasVat();
  const { fields, linkNotice } = useProductFields(product, hasVat);
  const form = useRecordForm({
    name: 'product',
    schema: productInputSchema,
    rowSchema: productDetailSchema,
    row: product,
    toValues: productValues,
    fields,
    save: useSave(productResource, product),
    onSaved: (saved, { intent }) => onSaved(saved, intent),
  });
  const canPublish = product === null || product.status === 'DRAFT';

  return (
    <RecordForm
      form={form}
      label={t('product.form.label')}
      also={canPublish ? [{ label: t('product.form.saveAndPublish'), intent: 'publish' }] : []}
      onCancel={onCancel}
      blocked={useSuspension()}
    >
      <FormIndex
        form={form}
        parts={partNames.map((anchor) => ({
          anchor,
          title: t(`product.form.${anchor}`),
          names: productParts[anchor],
        }))}
        missing={missingToPublish}
      />
      <BasicsSection form={form} />
      {notice ?? linkNotice}
      <PacksSection form={form} hasVat={hasVat} />
      <LocationsSection form={form} />
      <MoreSection form={form} isUnitFixed={product?.baseUnitFixed ?? false} hasVat={hasVat} />
      <StockSection form={form} />
      <SeasonSection form={form} />
      <FoodSection form={form} />
    </RecordForm>
  );
}
