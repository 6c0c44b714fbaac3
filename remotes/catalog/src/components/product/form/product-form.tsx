import type { ProductDetail } from '@pazar/contracts/product-detail';
import { type ProductPatch, productInputSchema } from '@pazar/contracts/product-input';
import { productDetailSchema } from '@pazar/contracts/product-detail';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from '@pazar/shell/translation';
import { RecordForm } from '@pazar/ui/form/record-form';
import { useRecordForm } from '@pazar/ui/form/use-record-form';
import { productChanges } from '../../../api/product/product-changes.ts';
import { newProduct, valuesOf } from '../../../model/product/product-values.ts';
import { useHashFocus } from '../../use-hash-focus.ts';
import { AvailabilitySection } from './availability-section.tsx';
import { BasicsSection } from './basics-section.tsx';
import { FoodSection } from './food-section.tsx';
import { PacksSection } from './packs-section.tsx';
import { StockSection } from './stock-section.tsx';
import { useProductFields } from './use-product-fields.ts';

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
  const http = useHttp();
  const fields = useProductFields({
    unit: product?.baseUnit ?? 'KG',
    currency: product?.currency ?? 'MKD',
  });
  const form = useRecordForm({
    name: 'product',
    schema: productInputSchema,
    rowSchema: productDetailSchema,
    row: product,
    toValues: (row) => (row === null ? newProduct() : valuesOf(row)),
    fields,
    save: ({ values, patch, ifMatch, idempotencyKey }) =>
      product === null || ifMatch === undefined
        ? productChanges.create(http, values, idempotencyKey)
        : // Made of two of what the schema reads, field by field.
          productChanges.patch(http, { id: product.id, version: ifMatch }, patch as ProductPatch),
    onSaved: (saved, { intent }) => onSaved(saved, intent),
  });
  useHashFocus();
  const canPublish = product === null || product.status === 'DRAFT';

  return (
    <RecordForm
      form={form}
      label={t('product.form.label')}
      saveLabel={product === null ? t('product.form.saveDraft') : undefined}
      also={canPublish ? [{ label: t('product.form.saveAndPublish'), intent: 'publish' }] : []}
      onCancel={onCancel}
    >
      <BasicsSection form={form} />
      <PacksSection form={form} isUnitFixed={product?.baseUnitFixed ?? false} />
      <StockSection form={form} />
      <AvailabilitySection form={form} />
      <FoodSection form={form} />
    </RecordForm>
  );
}
