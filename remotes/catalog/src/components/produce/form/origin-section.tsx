import { lotOriginSchema } from '@pazar/contracts/produce';
import { areaUnitSchema } from '@pazar/contracts/produce-detail';
import { unitName } from '@pazar/format/quantity';
import { optionsOf } from '@pazar/section/options-of';
import { Picker } from '@pazar/section/picker';
import { locationSource } from '@pazar/section/locations';
import { useFormatters } from '@pazar/section/use-formatters';
import { useTranslation } from 'react-i18next';
import { FormField } from '@pazar/section/form/form-field';
import { FormSection } from '@pazar/section/form/form-section';
import { useFormValue } from '@pazar/section/form/use-form-value';
import { DateField } from '@pazar/ui/input/date-field';
import { QuantityField } from '@pazar/section/input/quantity-field';
import { RadioGroup } from '@pazar/ui/input/radio-group';
import { SelectField } from '@pazar/ui/input/select-field';
import { TextField } from '@pazar/ui/input/text-field';
import type { LotForm } from './lot-fields.ts';
import styles from './lot-form.module.css';
import { growingLocations } from '../../../model/produce/growing-locations.ts';

/** The origin of a lot: a field of the agent, or a supplier. */
export function OriginSection({ form }: { form: LotForm }) {
  const { t } = useTranslation('catalog');
  const origin = useFormValue(form, 'origin');
  return (
    <FormSection anchor="origin" title={t('produce.field.origin')}>
      <div className={styles.wide}>
        <FormField form={form} name="origin">
          {(field) => (
            <RadioGroup
              {...field}
              layout="row"
              options={optionsOf(lotOriginSchema.options, (value) => t(`produce.origin.${value}`))}
            />
          )}
        </FormField>
      </div>
      {origin === 'SOURCED' && (
        <>
          <FormField form={form} name="supplierName">
            {(field) => <TextField {...field} />}
          </FormField>
          <FormField form={form} name="receivedOn">
            {(field) => <DateField {...field} />}
          </FormField>
        </>
      )}
      <FormField form={form} name="locationId">
        {(field) => <Picker {...field} source={locationSource(growingLocations)} isOptional />}
      </FormField>
      <AreaFields form={form} />
    </FormSection>
  );
}

/** An area has a unit only when it has a number. */
function AreaFields({ form }: { form: LotForm }) {
  const { t, locale } = useFormatters('catalog');
  return (
    <FormField form={form} name="area">
      {({ value, onChange, ...field }) => {
        const unit = value?.unit ?? 'DKA';
        return (
          <div className={styles.area}>
            <QuantityField
              {...field}
              isOptional
              value={value?.quantity ?? null}
              onChange={(quantity) => onChange(quantity === null ? null : { quantity, unit })}
            />
            <SelectField
              label={t('produce.form.areaUnit')}
              value={unit}
              disabled={value === null}
              onChange={(chosen) =>
                onChange(value === null ? null : { ...value, unit: chosen ?? unit })
              }
              options={optionsOf(areaUnitSchema.options, (option) => unitName(option, locale))}
            />
          </div>
        );
      }}
    </FormField>
  );
}
