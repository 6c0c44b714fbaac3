import { unitSchema } from '@pazar/contracts/quantity';
import { unitName } from '@pazar/format/quantity';
import { locationSource } from '@pazar/section/locations';
import { ManyPicker } from '@pazar/section/many-picker';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { FormField, type FieldBinding } from '@pazar/ui/form/form-field';
import { useFormValue } from '@pazar/ui/form/use-form-value';
import { MoneyField } from '@pazar/ui/input/money-field';
import { NumberField } from '@pazar/ui/input/number-field';
import { QuantityField } from '@pazar/ui/input/quantity-field';
import { SelectField } from '@pazar/ui/input/select-field';
import { Columns, Stack } from '@pazar/ui/record/layout';
import { PageSection } from '@pazar/ui/record/page-section';
import { useMemo } from 'react';
import type { StockLimitValues } from '../../model/promotion-values.ts';
import type { SectionProps } from '../../model/promotion-fields.ts';

/** Where it holds, what an order must reach, how much of it there is, and which wins. */
export function ConditionsSection({ form, frozen }: SectionProps) {
  const { t } = useTranslation('promotion');
  const currency = useFormValue(form, 'currency');
  const source = useMemo(() => locationSource(), []);
  return (
    <PageSection title={t('promotion.form.conditions')} isLandmark={false}>
      <Stack gap="large">
        <FormField form={form} name="locationIds">
          {(field) => (
            <ManyPicker
              {...field}
              addLabel={t('promotion.add.locationId')}
              source={source}
              hint={t('promotion.form.everywhere')}
              disabled={frozen.has('locationIds')}
              isOptional
            />
          )}
        </FormField>
        <Columns>
          <FormField form={form} name="conditions.minQuantity">
            {(field) => <QuantityField {...field} disabled={frozen.has('conditions')} isOptional />}
          </FormField>
          <FormField form={form} name="conditions.minAmountMinor">
            {(field) => (
              <MoneyField
                {...field}
                currency={currency}
                disabled={frozen.has('conditions')}
                isOptional
              />
            )}
          </FormField>
          <FormField form={form} name="stockLimit">
            {(field) => <StockLimitField {...field} disabled={frozen.has('stockLimit')} />}
          </FormField>
          <FormField form={form} name="usageLimit">
            {(field) => <NumberField {...field} disabled={frozen.has('usageLimit')} isOptional />}
          </FormField>
          <FormField form={form} name="priority">
            {(field) => (
              <NumberField
                {...field}
                hint={t('promotion.form.priorityHint')}
                disabled={frozen.has('priority')}
                onChange={(priority) => field.onChange(priority ?? 0)}
              />
            )}
          </FormField>
        </Columns>
      </Stack>
    </PageSection>
  );
}

interface StockLimitFieldProps extends FieldBinding<StockLimitValues | null> {
  disabled: boolean;
}

/** An amount and its unit; without an amount there is no limit. */
function StockLimitField({ value, onChange, disabled, ...field }: StockLimitFieldProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { quantity, unit } = value ?? { quantity: null, unit: 'KG' as const };
  return (
    <>
      <QuantityField
        {...field}
        disabled={disabled}
        hint={t('promotion.form.stockLimitHint')}
        value={quantity}
        onChange={(next) => onChange(next === null ? null : { quantity: next, unit })}
        isOptional
      />
      {value !== null && (
        <SelectField
          label={t('promotion.field.unit')}
          disabled={disabled}
          value={unit}
          options={unitSchema.options.map((one) => ({ value: one, label: unitName(one, locale) }))}
          onChange={(next) => onChange({ quantity, unit: next })}
        />
      )}
    </>
  );
}
