import { locationTypeSchema } from '@pazar/contracts/location';
import { locationLimits } from '@pazar/contracts/location-fields';
import { MunicipalityField } from '@pazar/section/municipality-field';
import { useTranslation } from 'react-i18next';
import { FormField } from '@pazar/section/form/form-field';
import { FormSection } from '@pazar/section/form/form-section';
import { LocalizedTextField } from '@pazar/section/form/localized-text-field';
import type { RecordForm } from '@pazar/section/form/record-form-handle';
import { SelectField } from '@pazar/ui/input/select-field';
import { TextField } from '@pazar/ui/input/text-field';
import type { RequestValues } from './request-fields.ts';
import { lazyComponent } from '@pazar/section/lazy-component';
import { useFormValue } from '@pazar/section/form/use-form-value';
import { CoordinatesField } from '@pazar/ui/input/coordinates-field';

/** The shapes of the map weigh more than the form. */
const LazyMap = lazyComponent(
  () => import(/* webpackChunkName: "request-map" */ './request-map.tsx'),
  'RequestMap',
);

/** The location that management looks at. The rest of it is filled in on the pages of locations, later. */
export function FirstLocationSection({ form }: { form: RecordForm<RequestValues> }) {
  const { t } = useTranslation('account');
  return (
    <FormSection
      anchor="place"
      title={t('account.request.place')}
      hint={t('account.request.placeHint')}
    >
      <FormField form={form} name="location.name">
        {({ value, ...field }) => (
          <TextField {...field} value={value ?? ''} limit={locationLimits.name.max} />
        )}
      </FormField>
      <FormField form={form} name="location.type">
        {({ value, ...field }) => (
          <SelectField
            {...field}
            value={value ?? 'FARM'}
            options={locationTypeSchema.options.map((type) => ({
              value: type,
              label: t(`account.place.${type}`),
            }))}
          />
        )}
      </FormField>
      <FormField form={form} name="location.address.line1">
        {({ value, ...field }) => <TextField {...field} value={value ?? ''} isOptional />}
      </FormField>
      <SettlementField form={form} />
      <FormField form={form} name="location.address.municipalityCode">
        {({ value, ...field }) => <MunicipalityField {...field} value={value ?? ''} />}
      </FormField>
      <FormField form={form} name="location.address.postalCode">
        {({ value, ...field }) => <TextField {...field} value={value ?? ''} isOptional />}
      </FormField>
      <RequestPin form={form} />
    </FormSection>
  );
}

/** In both languages: customers read it. A fault of the plain text is one of the pair. */
function SettlementField({ form }: { form: RecordForm<RequestValues> }) {
  return (
    <FormField form={form} name="location.address.settlement">
      {({ id, label, error }) => (
        <FormField form={form} name="location.address.settlementIn">
          {({ value = null, ...field }, errors) => (
            <div id={id} tabIndex={-1}>
              <LocalizedTextField
                {...field}
                label={label}
                value={value}
                error={error ?? field.error}
                errors={errors}
                limit={locationLimits.settlement.max}
              />
            </div>
          )}
        </FormField>
      )}
    </FormField>
  );
}

/** Where the first location is: on the map, and as numbers that can be typed or pasted. */
function RequestPin({ form }: { form: RecordForm<RequestValues> }) {
  const { t } = useTranslation('account');
  const { lat = null, lng = null } = useFormValue(form, 'location') ?? {};
  const isKnown = Number.isFinite(lat) && Number.isFinite(lng);
  const position = isKnown && lat !== null && lng !== null ? { lat, lng } : null;
  function move(to: { lat: number; lng: number } | null, source: 'PIN' | 'MANUAL'): void {
    form.set('location.lat', to?.lat ?? null);
    form.set('location.lng', to?.lng ?? null);
    form.set('location.geocodeSource', to === null ? null : source);
  }
  return (
    <>
      <LazyMap
        label={t('account.request.map')}
        pinLabel={t('account.request.pin')}
        position={position}
        onChange={(to) => move(to, 'PIN')}
      />
      <FormField form={form} name="location.lat">
        {(field) => (
          <CoordinatesField
            {...field}
            value={
              field.value === null || field.value === undefined
                ? null
                : (position ?? { lat: Number.NaN, lng: Number.NaN })
            }
            onChange={(typed) => move(typed, 'MANUAL')}
            isOptional
          />
        )}
      </FormField>
    </>
  );
}
