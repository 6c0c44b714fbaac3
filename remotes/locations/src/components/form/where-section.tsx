import type { Position } from '@pazar/geography/position';
import { settlementFor } from '@pazar/section/settlement-for';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { FormField } from '@pazar/section/form/form-field';
import { FormSection } from '@pazar/section/form/form-section';
import { useFormValue } from '@pazar/section/form/use-form-value';
import { CoordinatesField } from '@pazar/ui/input/coordinates-field';
import { PinPicker } from '@pazar/ui/map/pin-picker';
import { Row } from '@pazar/ui/layout';
import { type ReactNode, useState } from 'react';
import { FoldedSection } from '@pazar/section/form/folded-section';
import { useIsPhone } from '@pazar/ui/use-is-phone';
import { AddressFields } from './address-fields.tsx';
import { BorderQuestion } from './border-question.tsx';
import { AddressFromPin, PinFromAddress } from './find-by-google.tsx';
import { HereButton } from './here-button.tsx';
import { PinQuestion } from './pin-question.tsx';
import type { LocationForm } from './location-fields.ts';
import styles from './location-form.module.css';
import { seenByCustomers } from './seen-by-customers.ts';
import { type Guess, isGuessed, movePin, placePin } from './take-place.ts';
import { usePin } from './use-pin.ts';

/** At most 500 pixels, as the specification has it; on a phone lower than wide. */
const mapHeight = 'min(420px, 80vw)';

/** Where it is: address and coordinates beside the map. Questions about them come below both. */
export function WhereSection({ form }: { form: LocationForm }) {
  const { t } = useTranslation('locations');
  const position = usePin(form);
  const address = useFormValue(form, 'address');
  const precision = useFormValue(form, 'publicPrecision');
  const locale = useLocale();
  const [guess, setGuess] = useState<Guess | null>(null);
  const place = (to: Position, source: 'PIN' | 'MANUAL') =>
    setGuess(placePin(form, to, { source, address, guess }));
  const move = (to: Position) => place(to, 'PIN');
  function type(typed: Position | null): void {
    if (typed === null) movePin(form, null, 'MANUAL');
    else if (Number.isFinite(typed.lat)) place(typed, 'MANUAL');
    // An invalid position prevents the save, with one fault.
    else movePin(form, { lat: Number.NaN, lng: 0 }, 'MANUAL');
  }
  return (
    <FormSection
      anchor="position"
      title={t('location.form.where')}
      hint={t('location.form.pinHint')}
    >
      <div className={styles.where}>
        <div className={styles.beside}>
          <div className={styles.fields}>
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
            <Row>
              <HereButton onHere={move} />
              <PinFromAddress address={address} onFound={(to) => movePin(form, to, 'ADDRESS')} />
              {position !== null && <AddressFromPin form={form} position={position} />}
            </Row>
          </div>
          <div className={styles.fields}>
            <AddressFold form={form}>
              <div className={styles.fields}>
                <FormField form={form} name="lat">
                  {(field) => (
                    <CoordinatesField
                      {...field}
                      value={
                        field.value === null
                          ? null
                          : (position ?? { lat: Number.NaN, lng: Number.NaN })
                      }
                      onChange={type}
                      isOptional
                    />
                  )}
                </FormField>
                <AddressFields form={form} />
              </div>
            </AddressFold>
            <p role="status" className={styles.guess}>
              {isGuessed(address.settlementIn, guess) &&
                t('location.form.guessed', { settlement: settlementFor(address, locale) })}
            </p>
          </div>
        </div>
        <BorderQuestion form={form} position={position} address={address} />
        <PinQuestion form={form} position={position} address={address} onSwap={type} />
      </div>
    </FormSection>
  );
}

interface AddressFoldProps {
  form: LocationForm;
  children: ReactNode;
}

/**
 * The address of a new location on a phone: the pin fills it in, so that only name and kind are left to enter in a
 * field. It unfolds when a value is missing.
 */
function AddressFold({ form, children }: AddressFoldProps) {
  const { t } = useTranslation('locations');
  const isPhone = useIsPhone();
  if (!form.isNew || !isPhone) return children;
  return (
    <FoldedSection
      form={form}
      anchor="address"
      title={t('location.form.address')}
      names={['address.settlementIn', 'address.municipalityCode', 'address.line1']}
      none={t('location.form.addressHint')}
    >
      {children}
    </FoldedSection>
  );
}
