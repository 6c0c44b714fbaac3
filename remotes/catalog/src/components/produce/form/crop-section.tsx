import { qualityClassSchema } from '@pazar/contracts/produce';
import type { Crop } from '@pazar/contracts/reference';
import { optionsOf } from '@pazar/section/options-of';
import type { InlineQuery } from '@pazar/section/use-inline-query';
import { useFormatters } from '@pazar/section/use-formatters';
import { FormField } from '@pazar/section/form/form-field';
import { FormSection } from '@pazar/section/form/form-section';
import { LocalizedTextField } from '@pazar/section/form/localized-text-field';
import { useFormValue } from '@pazar/section/form/use-form-value';
import { ComboBox } from '@pazar/ui/input/combo-box';
import { SelectField } from '@pazar/ui/input/select-field';
import { TextField } from '@pazar/ui/input/text-field';
import type { LotForm } from './lot-fields.ts';
import styles from './lot-form.module.css';

export interface CropSectionProps {
  form: LotForm;
  /** Its notice is shown below the choice. */
  crops: InlineQuery<readonly Crop[]>;
}

/** What it is: crop, variety, number and quality. */
export function CropSection({ form, crops: { data: crops = [], notice } }: CropSectionProps) {
  const { t, locale } = useFormatters('catalog');
  const cropId = useFormValue(form, 'cropId');
  const texts = ['variety', 'lotNumber'] as const;
  return (
    <FormSection anchor="crop" title={t('produce.form.crop')}>
      <FormField form={form} name="cropId">
        {(field) => (
          <ComboBox
            {...field}
            options={crops.map(({ id, name }) => ({ value: id, label: name[locale] }))}
            hint={t('produce.form.cropHint')}
          />
        )}
      </FormField>
      {notice}
      {cropId === null && (
        <div className={styles.wide}>
          <FormField form={form} name="cropName">
            {(field, errors) => <LocalizedTextField {...field} errors={errors} limit={80} />}
          </FormField>
        </div>
      )}
      {texts.map((name) => (
        <FormField key={name} form={form} name={name}>
          {(field) => (
            <TextField
              {...field}
              isOptional={name === 'variety' || form.isNew}
              hint={name === 'lotNumber' && form.isNew ? t('produce.form.numberHint') : undefined}
            />
          )}
        </FormField>
      ))}
      <FormField form={form} name="qualityClass">
        {(field) => (
          <SelectField
            {...field}
            isOptional
            emptyLabel={t('produce.entry.notSaid')}
            options={optionsOf(qualityClassSchema.options, (value) =>
              t(`produce.quality.${value}`),
            )}
          />
        )}
      </FormField>
    </FormSection>
  );
}
