import { publicPrecisionSchema } from '@pazar/contracts/location';
import type { Position } from '@pazar/geography/position';
import { useTranslation } from '@pazar/shell/translation';
import { FormField } from '@pazar/ui/form/form-field';
import { FormSection } from '@pazar/ui/form/form-section';
import { useFormValue } from '@pazar/ui/form/use-form-value';
import { CoordinatesField } from '@pazar/ui/place/coordinates-field';
import { RadioGroup } from '@pazar/ui/input/radio-group';
import { PinPicker } from '@pazar/ui/map/pin-picker';
import { Row, Stack } from '@pazar/ui/record/layout';
import { AddressFromPin, PinFromAddress } from './find-by-google.tsx';
import { HereButton } from './here-button.tsx';
import { PinQuestion } from './pin-question.tsx';
import type { PlaceForm } from './place-fields.ts';
import styles from './place-form.module.css';
import { seenByCustomers } from './seen-by-customers.ts';
import { movePin, placePin } from './take-place.ts';

/** The map's height in the form, in pixels: as the specification has it. */
const mapHeight = 500;

/** Where it is on the map, and what of it customers see. */
export function PinSection({ form }: { form: PlaceForm }) {
  const { t } = useTranslation('locations');
  const position = usePin(form);
  const address = useFormValue(form, 'address');
  const precision = useFormValue(form, 'publicPrecision');
  const move = (to: Position) => placePin(form, to, address);
  return (
    <FormSection anchor="position" title={t('location.form.pin')} hint={t('location.form.pinHint')}>
      <div className={styles.wide}>
        <Stack>
          <FormField form={form} name="lat">
            {(field) => (
              <CoordinatesField
                {...field}
                value={
                  field.value === null ? null : (position ?? { lat: Number.NaN, lng: Number.NaN })
                }
                onChange={(typed) => takeTyped(form, typed)}
                isOptional
              />
            )}
          </FormField>
          <Row>
            <HereButton onHere={move} />
            <PinFromAddress address={address} onFound={(to) => movePin(form, to, 'ADDRESS')} />
            {position !== null && <AddressFromPin form={form} position={position} />}
          </Row>
          <PinQuestion form={form} position={position} address={address} />
          <PinPicker
            label={t('location.form.map')}
            pinLabel={t('location.form.pinOf')}
            position={position}
            onChange={move}
            height={mapHeight}
            {...(position !== null && seenByCustomers(position, precision))}
          />
        </Stack>
      </div>
      <div className={styles.wide}>
        <FormField form={form} name="publicPrecision">
          {(field) => (
            <RadioGroup
              {...field}
              options={publicPrecisionSchema.options.map((value) => ({
                value,
                label: t(`location.precision.${value}`),
                detail: t(`location.precisionDetail.${value}`),
              }))}
            />
          )}
        </FormField>
      </div>
    </FormSection>
  );
}

/** The pin of a form; null while there is none, or what is typed is no position. */
export function usePin(form: PlaceForm): Position | null {
  const lat = useFormValue(form, 'lat');
  const lng = useFormValue(form, 'lng');
  const isKnown = Number.isFinite(lat) && Number.isFinite(lng);
  return isKnown && lat !== null && lng !== null ? { lat, lng } : null;
}

/** What is no position keeps the form from being saved, with one fault. */
function takeTyped(form: PlaceForm, typed: Position | null): void {
  const isReadable = typed === null || Number.isFinite(typed.lat);
  movePin(form, isReadable ? typed : { lat: Number.NaN, lng: 0 }, 'MANUAL');
}
