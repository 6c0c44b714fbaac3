import { lazyComponent } from '@pazar/section/lazy-component';
import { useTranslation } from 'react-i18next';
import { FormField } from '@pazar/section/form/form-field';
import type { RecordForm } from '@pazar/section/form/record-form-handle';
import { useFormValue } from '@pazar/section/form/use-form-value';
import { CoordinatesField } from '@pazar/ui/input/coordinates-field';
import type { RequestValues } from './request-fields.ts';

/** The shapes of the map weigh more than the form. */
const LazyMap = lazyComponent(
  () => import(/* webpackChunkName: "request-map" */ './request-map.tsx'),
  'RequestMap',
);

/** Where the first location is: on the map, and as numbers that can be typed or pasted. */
export function RequestPin({ form }: { form: RecordForm<RequestValues> }) {
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
