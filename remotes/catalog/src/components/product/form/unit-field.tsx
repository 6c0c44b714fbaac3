import { type Unit, unitSchema } from '@pazar/contracts/quantity';
import { optionsOf } from '@pazar/section/options-of';
import { useTranslation } from 'react-i18next';
import { FormField } from '@pazar/section/form/form-field';
import { useFormValue } from '@pazar/section/form/use-form-value';
import { SelectField } from '@pazar/ui/input/select-field';
import { packUnitsFor } from '../../../model/product/unit-price.ts';
import type { ProductFormHandle } from '../product-fields.ts';

export interface UnitFieldProps {
  form: ProductFormHandle;
  /** After the first movement the stock is counted in what it is counted in. */
  isUnitFixed: boolean;
}

/** What the stock is counted in. A pack in the unit before it gets the new one, another keeps what was entered. */
export function UnitField({ form, isUnitFixed }: UnitFieldProps) {
  const { t } = useTranslation('catalog');
  const packs = useFormValue(form, 'packs');
  const before = useFormValue(form, 'baseUnit');
  function fitPacks(unit: Unit): void {
    for (const [index, pack] of packs.entries()) {
      const fits = packUnitsFor(unit).includes(pack.unit);
      if (!fits && pack.unit === before) form.set(`packs.${index}.unit`, unit);
    }
  }
  return (
    <FormField form={form} name="baseUnit">
      {(field) => (
        <SelectField
          {...field}
          onChange={(unit) => {
            if (unit === null) return;
            field.onChange(unit);
            fitPacks(unit);
          }}
          options={optionsOf(unitSchema.options, (value) => t(`product.unit.${value}`))}
          disabled={isUnitFixed}
          hint={isUnitFixed ? t('product.form.unitFixed') : undefined}
        />
      )}
    </FormField>
  );
}
