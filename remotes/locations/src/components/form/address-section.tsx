import { locationTypeSchema } from '@pazar/contracts/location';
import { locationLimits } from '@pazar/contracts/location-input';
import { MunicipalityField } from '@pazar/section/municipality-field';
import { useTranslation } from 'react-i18next';
import { FormField } from '@pazar/ui/form/form-field';
import { FormSection } from '@pazar/ui/form/form-section';
import { SelectField } from '@pazar/ui/input/select-field';
import { TextField } from '@pazar/ui/input/text-field';
import { PlaceSearch } from '@pazar/ui/place/place-search';
import type { LocationForm } from './location-fields.ts';
import styles from './location-form.module.css';
import { takePlace } from './take-place.ts';

/** North Macedonia and its neighbours: where locations of agents are. */
const countries = ['MK', 'AL', 'BG', 'GR', 'RS', 'XK'] as const;

/** What it is called, what it is, and its address. */
export function AddressSection({ form }: { form: LocationForm }) {
  const { t } = useTranslation('locations');
  return (
    <FormSection anchor="address" title={t('location.form.address')} isDense>
      <div className={styles.wide}>
        <PlaceSearch
          label={t('location.form.search')}
          hint={t('location.form.searchHint')}
          onFound={(found) => takePlace(form, found)}
        />
      </div>
      <div className={styles.wide}>
        <FormField form={form} name="name">
          {(field) => <TextField {...field} limit={locationLimits.name.max} />}
        </FormField>
      </div>
      <FormField form={form} name="type">
        {(field) => (
          <SelectField
            {...field}
            options={locationTypeSchema.options.map((value) => ({
              value,
              label: t(`location.type.${value}`),
            }))}
          />
        )}
      </FormField>
      <FormField form={form} name="address.line1">
        {({ value, ...field }) => <TextField {...field} value={value ?? ''} isOptional />}
      </FormField>
      <FormField form={form} name="address.settlement">
        {(field) => <TextField {...field} limit={locationLimits.settlement.max} />}
      </FormField>
      <FormField form={form} name="address.municipalityCode">
        {(field) => <MunicipalityField {...field} />}
      </FormField>
      <FormField form={form} name="address.postalCode">
        {({ value, ...field }) => <TextField {...field} value={value ?? ''} isOptional />}
      </FormField>
      <FormField form={form} name="address.country">
        {(field) => (
          <SelectField
            {...field}
            options={countries.map((value) => ({ value, label: t(`location.country.${value}`) }))}
          />
        )}
      </FormField>
    </FormSection>
  );
}
