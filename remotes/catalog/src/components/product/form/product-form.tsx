import { type ProductDetail, productDetailSchema } from '@pazar/contracts/product-detail';
import { type NewProduct, newProductSchema } from '@pazar/contracts/new-product';
import {
  type ProductInput,
  productInputSchema,
  productLimits,
} from '@pazar/contracts/product-input';
import { formSave } from '@pazar/section/form-save';
import { useHttp } from '@pazar/shell/http';
import { useSuspension } from '@pazar/section/use-suspension';
import { useTranslation } from 'react-i18next';
import { FormIndex } from '@pazar/section/form/form-index';
import { RecordForm } from '@pazar/section/form/record-form';
import { useRecordForm } from '@pazar/section/form/use-record-form';
import type { ReactNode } from 'react';
import { productResource } from '../../../api/product/products.ts';
import { missingToPublish } from '../../../model/product/checklist.ts';
import { productValues, type ProductFormHandle } from '../product-fields.ts';
import { useProductFields } from '../use-product-fields.ts';
import { useHasVat } from '../use-has-vat.ts';
import { LocationsSection, SeasonSection } from './availability-section.tsx';
import { FoodSection } from './food-section.tsx';
import { LooksSection } from './looks-section.tsx';
import { MoreSection } from './more-section.tsx';
import { PacksSection } from './packs-section.tsx';
import { partNames, productParts } from './product-parts.ts';
import { StockSection } from './stock-section.tsx';
import { categoryList } from '@pazar/section/reference';
import { useChoices } from '@pazar/section/use-inline-query';
import { useFormatters } from '@pazar/section/use-formatters';
import { FormField } from '@pazar/section/form/form-field';
import { FormSection } from '@pazar/section/form/form-section';
import { LocalizedTextField } from '@pazar/section/form/localized-text-field';
import { ComboBox } from '@pazar/ui/input/combo-box';
import { categoryOptions } from '../../../model/product/category-options.ts';
import styles from './wide.module.css';

export interface ProductFormProps {
  /** Null for a new one. */
  product: ProductDetail | null;
  /** `intent` is `publish` where the agent asked for that too. */
  onSaved: (product: ProductDetail, intent: string | undefined) => void;
  onCancel?: () => void;
  /** The images of a saved product, which are saved at once. */
  images?: ReactNode;
}

/** Everything of a product that is typed or chosen. Only what was changed is sent. */
export function ProductForm({ product, onSaved, onCancel, images }: ProductFormProps) {
  const { t } = useTranslation('catalog');
  const { hasVat, notice } = useHasVat();
  const save = formSave(useHttp(), productResource, product);
  const { fields, linkNotice } = useProductFields(product, hasVat);
  const form = useRecordForm({
    name: 'product',
    schema: product === null ? newProductSchema : productInputSchema,
    rowSchema: productDetailSchema,
    row: product,
    toValues: productValues,
    fields,
    save: (change) => save({ ...change, values: withOwnStock(change.values) }),
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
      <LooksSection form={form} images={images} />
      <MoreSection form={form} isUnitFixed={product?.baseUnitFixed ?? false} hasVat={hasVat} />
      <StockSection form={form} />
      <SeasonSection form={form} />
      <FoodSection form={form} />
    </RecordForm>
  );
}

/** A stock that was entered before another way of keeping it was chosen is not sent. */
function withOwnStock(values: ProductInput | NewProduct): ProductInput | NewProduct {
  if (!('stock' in values) || values.stockMode === 'MANUAL') return values;
  return { ...values, stock: null };
}

/** What it is: name and category. */
function BasicsSection({ form }: { form: ProductFormHandle }) {
  const { t, locale } = useFormatters('catalog');
  const { rows: categories, notice } = useChoices(categoryList(useHttp()));

  return (
    <FormSection anchor="basics" title={t('product.form.basics')}>
      <div className={styles.wide}>
        <FormField form={form} name="name">
          {(field, errors) => (
            <LocalizedTextField {...field} errors={errors} limit={productLimits.name.max} />
          )}
        </FormField>
      </div>
      <FormField form={form} name="categoryId">
        {(field) => (
          <ComboBox
            {...field}
            options={categoryOptions(categories, locale)}
            hint={field.value === null ? t('product.checklist.needed') : undefined}
          />
        )}
      </FormField>
      {notice}
    </FormSection>
  );
}
