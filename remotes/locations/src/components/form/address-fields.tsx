import { locationLimits } from '@pazar/contracts/location-fields';
import { MunicipalityField } from '@pazar/section/municipality-field';
import { useTranslation } from 'react-i18next';
import { FormField } from '@pazar/section/form/form-field';
import { SelectField } from '@pazar/ui/input/select-field';
import { TextField } from '@pazar/ui/input/text-field';
import { BothLanguages } from './both-languages.tsx';
import type { LocationForm } from './location-fields.ts';
import styles from './location-form.module.css';

/** North Macedonia and its neighbours: where locations of agents are. */
const countries = ['MK', 'AL', 'BG', 'GR', 'RS', 'XK'] as const;

/** The address of a location, beside its map. */
export function AddressFields({ form }: { form: LocationForm }) {
  const { t } = useTranslation('locations');
  return (
    <>
      <FormField form={form} name="address.line1">
        {({ value, ...field }) => <TextField {...field} value={value ?? ''} isOptional />}
      </FormField>
      <BothLanguages form={form} name="address.settlement" limit={locationLimits.settlement.max} />
      <FormField form={form} name="address.municipalityCode">
        {(field) => <MunicipalityField {...field} />}
      </FormField>
      <div className={styles.pair}>
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
      </div>
    </>
  );
}
