import { stockModeSchema } from '@pazar/contracts/product';
import { useTranslation } from 'react-i18next';
import { FoldedSection } from '@pazar/section/form/folded-section';
import { FormField } from '@pazar/section/form/form-field';
import { QuantityField } from '@pazar/section/input/quantity-field';
import { RadioGroup } from '@pazar/ui/input/radio-group';
import { useFormValue } from '@pazar/section/form/use-form-value';
import type { ProductFormHandle } from '../product-fields.ts';
import { productParts } from './product-parts.ts';
import styles from './wide.module.css';

/** Where its stock comes from, when it is low, and in what amounts it can be ordered. */
export function StockSection({ form }: { form: ProductFormHandle }) {
  const { t } = useTranslation('catalog');
  const baseUnit = useFormValue(form, 'baseUnit');
  const stockMode = useFormValue(form, 'stockMode');
  const amounts = ['minOrder', 'step'] as const;
  return (
    <FoldedSection
      form={form}
      anchor="stock"
      title={t('product.form.stock')}
      names={productParts.stock}
    >
      <div className={styles.wide}>
        <FormField form={form} name="stockMode">
          {(field) => (
            <RadioGroup
              {...field}
              options={stockModeSchema.options.map((value) => ({
                value,
                label: t(`product.stockMode.${value}`),
                detail: t(`product.stockModeDetail.${value}`),
              }))}
            />
          )}
        </FormField>
      </div>
      {stockMode !== 'ON_DEMAND' && (
        <FormField form={form} name="lowStockThreshold">
          {(field) => <QuantityField {...field} unit={baseUnit} isOptional />}
        </FormField>
      )}
      {amounts.map((name) => (
        <FormField key={name} form={form} name={name}>
          {(field) => <QuantityField {...field} unit={baseUnit} isOptional />}
        </FormField>
      ))}
    </FoldedSection>
  );
}
