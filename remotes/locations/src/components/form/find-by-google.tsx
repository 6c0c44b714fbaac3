import type { LocationInput } from '@pazar/contracts/location-input';
import { municipalityName } from '@pazar/geography/municipalities';
import type { Position } from '@pazar/geography/position';
import { settlementFor } from '@pazar/section/settlement-for';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { useGeocoder } from '@pazar/section/geocoding/use-geocoder';
import { useState } from 'react';
import type { LocationForm } from './location-fields.ts';
import { takeAddress } from './take-place.ts';

interface PinFromAddressProps {
  address: LocationInput['address'];
  onFound: (position: Position) => void;
}

/** Looks the address up and moves the pin there. Without Google it is not there. */
export function PinFromAddress({ address, onFound }: PinFromAddressProps) {
  const { t } = useTranslation('locations');
  const geocoder = useGeocoder();
  const settlement = settlementFor(address, 'mk');
  if (geocoder === null || settlement === '') return null;
  const { line1, municipalityCode } = address;
  const written = [line1, settlement, municipalityName(municipalityCode, 'mk')];
  const text = written.filter(Boolean).join(', ');
  return (
    <AskButton
      label={t('location.form.findPin')}
      ask={() => geocoder.positionOf(text)}
      onFound={onFound}
    />
  );
}

/** Writes the address that the pin is at. Without Google it is not there. */
export function AddressFromPin({ form, position }: { form: LocationForm; position: Position }) {
  const { t } = useTranslation('locations');
  const geocoder = useGeocoder();
  if (geocoder === null) return null;
  return (
    <AskButton
      label={t('location.form.findAddress')}
      ask={() => geocoder.addressOf(position)}
      onFound={(found) => takeAddress(form, found)}
    />
  );
}

interface AskButtonProps<Answer> {
  label: string;
  ask: () => Promise<Answer | null>;
  onFound: (answer: Answer) => void;
}

/** Asks Google something, and reports when it knows nothing or does not answer. */
function AskButton<Answer>({ label, ask, onFound }: AskButtonProps<Answer>) {
  const { t } = useTranslation('locations');
  const [state, setState] = useState<'idle' | 'busy' | 'nothing' | 'failed'>('idle');
  async function run(): Promise<void> {
    setState('busy');
    try {
      const found = await ask();
      if (found !== null) onFound(found);
      setState(found === null ? 'nothing' : 'idle');
    } catch (error) {
      console.error('Google could not answer for an address', error);
      setState('failed');
    }
  }
  return (
    <>
      <Button icon="search" isBusy={state === 'busy'} onClick={() => void run()}>
        {label}
      </Button>
      <span role="status">
        {(state === 'nothing' || state === 'failed') && t(`location.form.find.${state}`)}
      </span>
    </>
  );
}
