import { publicPrecisionSchema } from '@pazar/contracts/location';
import type { Position } from '@pazar/geography/position';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { FoldedSection } from '@pazar/ui/form/folded-section';
import { FormField } from '@pazar/ui/form/form-field';
import { FormSection } from '@pazar/ui/form/form-section';
import { useFormValue } from '@pazar/ui/form/use-form-value';
import { CoordinatesField } from '@pazar/ui/place/coordinates-field';
import { RadioGroup } from '@pazar/ui/input/radio-group';
import { PinPicker } from '@pazar/ui/map/pin-picker';
import { PlaceMap } from '@pazar/ui/map/place-map';
import { Row, Stack } from '@pazar/ui/record/layout';
import { useState } from 'react';
import { BorderQuestion } from './border-question.tsx';
import { AddressFromPin, PinFromAddress } from './find-by-google.tsx';
import { HereButton } from './here-button.tsx';
import { PinQuestion } from './pin-question.tsx';
import type { LocationForm } from './location-fields.ts';
import styles from './location-form.module.css';
import { seenByCustomers } from './seen-by-customers.ts';
import { type Guess, movePin, placePin } from './take-place.ts';

/** 500 pixels, as the specification has it; on a phone no higher than wide. */
const mapHeight = 'min(500px, 90vw)';

/** Where it is on the map. */
export function PinSection({ form }: { form: LocationForm }) {
  const { t } = useTranslation('locations');
  const position = usePin(form);
  const address = useFormValue(form, 'address');
  const precision = useFormValue(form, 'publicPrecision');
  const locale = useLocale();
  const [guess, setGuess] = useState<Guess | null>(null);
  const place = (to: Position, source: 'PIN' | 'MANUAL') =>
    setGuess(placePin(form, to, { source, address, guess, locale }));
  const move = (to: Position) => place(to, 'PIN');
  function type(typed: Position | null): void {
    if (typed === null) movePin(form, null, 'MANUAL');
    else if (Number.isFinite(typed.lat)) place(typed, 'MANUAL');
    // What is no position keeps the form from being saved, with one fault.
    else movePin(form, { lat: Number.NaN, lng: 0 }, 'MANUAL');
  }
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
                onChange={type}
                isOptional
              />
            )}
          </FormField>
          <Row>
            <HereButton onHere={move} />
            <PinFromAddress address={address} onFound={(to) => movePin(form, to, 'ADDRESS')} />
            {position !== null && <AddressFromPin form={form} position={position} />}
          </Row>
          <p role="status" className={styles.guess}>
            {guess !== null &&
              guess.settlement !== '' &&
              guess.settlement === address.settlement &&
              t('location.form.guessed', { settlement: guess.settlement })}
          </p>
          <BorderQuestion form={form} position={position} address={address} />
          <PinQuestion form={form} position={position} address={address} onSwap={type} />
          <PinPicker
            label={t('location.form.map')}
            pinLabel={t('location.form.pinOf')}
            position={position}
            onChange={move}
            width="100%"
            height={mapHeight}
            {...(position !== null &&
              precision === 'APPROX' &&
              seenByCustomers(position, { precision }))}
          />
        </Stack>
      </div>
    </FormSection>
  );
}

/** Pixels: beside the pin's own map, this one is a glance. */
const glanceHeight = 220;

/** What of the position customers see: folded, since most locations show it, and in view which it is. */
export function PrecisionSection({ form }: { form: LocationForm }) {
  const { t } = useTranslation('locations');
  const position = usePin(form);
  const precision = useFormValue(form, 'publicPrecision');
  const { municipalityCode } = useFormValue(form, 'address');
  return (
    <FoldedSection
      form={form}
      anchor="precision"
      title={t('location.form.precision')}
      names={['publicPrecision']}
    >
      <div className={styles.wide}>
        <FormField form={form} name="publicPrecision">
          {(field) => (
            <RadioGroup
              {...field}
              isLabelHidden
              options={publicPrecisionSchema.options.map((value) => ({
                value,
                label: t(`location.precision.${value}`),
                detail: t(`location.precisionDetail.${value}`),
              }))}
            />
          )}
        </FormField>
      </div>
      {position !== null && (
        <div className={styles.wide}>
          <PlaceMap
            // Another choice is shown as a whole, wherever the map was moved to.
            key={precision}
            label={t('location.form.customersMap')}
            width="100%"
            height={glanceHeight}
            {...seenByCustomers(position, {
              precision,
              label: t('location.form.customersPin'),
              code: municipalityCode,
            })}
          />
        </div>
      )}
    </FoldedSection>
  );
}

/** The pin of a form; null while there is none, or what is typed is no position. */
export function usePin(form: LocationForm): Position | null {
  const lat = useFormValue(form, 'lat');
  const lng = useFormValue(form, 'lng');
  const isKnown = Number.isFinite(lat) && Number.isFinite(lng);
  return isKnown && lat !== null && lng !== null ? { lat, lng } : null;
}
