import { useTranslation } from 'react-i18next';
import { FormField } from '@pazar/section/form/form-field';
import { useFormValue } from '@pazar/section/form/use-form-value';
import { QuantityField } from '@pazar/section/input/quantity-field';
import type { ProductFormHandle } from '../product-fields.ts';
import { UnitField } from './unit-field.tsx';

/** How much there is of a new product, and what that is counted in. */
export function FirstStock({ form }: { form: ProductFormHandle }) {
  const { t } = useTranslation('catalog');
  const baseUnit = useFormValue(form, 'baseUnit');
  const stockMode = useFormValue(form, 'stockMode');
  return (
    <>
      <UnitField form={form} isUnitFixed={false} />
      {stockMode === 'MANUAL' && (
        <FormField form={form} name="stock">
          {({ value = null, ...field }) => (
            <QuantityField
              {...field}
              value={value}
              unit={baseUnit}
              hint={t('product.form.stockHint')}
              isOptional
            />
          )}
        </FormField>
      )}
    </>
  );
}
