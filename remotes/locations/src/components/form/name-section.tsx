import {
  type LocationType,
  locationTypeSchema,
  type PublicPrecision,
} from '@pazar/contracts/location';
import { locationLimits } from '@pazar/contracts/location-fields';
import { useTranslation } from 'react-i18next';
import { FormField } from '@pazar/section/form/form-field';
import { FormSection } from '@pazar/section/form/form-section';
import { useFormValue } from '@pazar/section/form/use-form-value';
import { RadioGroup } from '@pazar/ui/input/radio-group';
import { SelectField } from '@pazar/ui/input/select-field';
import { TextField } from '@pazar/ui/input/text-field';
import { PlaceSearch } from '@pazar/section/geocoding/place-search';
import { TypeIcon } from '../type-icon.tsx';
import type { LocationForm } from './location-fields.ts';
import styles from './location-form.module.css';
import { takePlace } from './take-place.ts';

/** Types without sale: an exact position would show customers a field, and thieves its place. */
const grows: readonly LocationType[] = ['FIELD', 'GREENHOUSE', 'ORCHARD', 'VINEYARD'];

/** What it is called, and what it is. */
export function NameSection({ form }: { form: LocationForm }) {
  const { t } = useTranslation('locations');
  return (
    <FormSection anchor="name" title={t('location.form.name')}>
      <div className={styles.wide}>
        <PlaceSearch
          label={t('location.form.search')}
          hint={t('location.form.searchHint')}
          onFound={(found) => takePlace(form, found)}
        />
      </div>
      <FormField form={form} name="name">
        {(field) => <TextField {...field} limit={locationLimits.name.max} />}
      </FormField>
      <KindField form={form} />
    </FormSection>
  );
}

/** Pictures to choose from for a new location. The type changes rarely: later a list needs less of a phone's screen. */
function KindField({ form }: { form: LocationForm }) {
  const { t } = useTranslation('locations');
  const kinds = locationTypeSchema.options.map((value) => ({
    value,
    label: t(`location.type.${value}`),
  }));
  const precision = useFormValue(form, 'publicPrecision');
  /** What customers see follows the kind, unless the agent has chosen it. */
  function follow(was: LocationType, type: LocationType): void {
    if (precision === usualPrecision(was)) form.set('publicPrecision', usualPrecision(type));
  }
  return (
    <FormField form={form} name="type">
      {(field) =>
        form.isNew ? (
          <div className={styles.kinds}>
            <RadioGroup
              {...field}
              onChange={(type) => {
                field.onChange(type);
                follow(field.value, type);
              }}
              layout="cards"
              options={kinds.map((kind) => ({
                ...kind,
                picture: <TypeIcon type={kind.value} size={24} />,
              }))}
            />
          </div>
        ) : (
          <SelectField {...field} options={kinds} />
        )
      }
    </FormField>
  );
}

/** What customers see of a new location of a kind, until the agent says otherwise. */
function usualPrecision(type: LocationType): PublicPrecision {
  return grows.includes(type) ? 'HIDDEN' : 'EXACT';
}
