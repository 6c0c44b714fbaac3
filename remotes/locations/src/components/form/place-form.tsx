import { locationDetailSchema } from '@pazar/contracts/location-detail';
import { type LocationInput, locationInputSchema } from '@pazar/contracts/location-input';
import { useSuspension } from '@pazar/section/use-suspension';
import { useTranslation } from '@pazar/shell/translation';
import { RecordForm } from '@pazar/ui/form/record-form';
import type { RecordChange } from '@pazar/ui/form/record-form-options';
import { useRecordForm } from '@pazar/ui/form/use-record-form';
import type { SavedPlace } from '../../model/waiting-place.ts';
import { AddressSection } from './address-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { HoursSection } from './hours-section.tsx';
import { PinSection, PrecisionSection } from './pin-section.tsx';
import { placeFields, placeValues } from './place-fields.ts';
import { usePlaceFields } from './use-place-fields.ts';

export interface PlaceFormProps {
  /** Null for a new one. */
  place: SavedPlace | null;
  save: (change: RecordChange<LocationInput>) => Promise<SavedPlace>;
  onSaved: (place: SavedPlace) => void;
  onCancel: () => void;
}

/** Everything of a place that is typed, chosen or put on the map. Only what was changed is sent. */
export function PlaceForm({ place, save, onSaved, onCancel }: PlaceFormProps) {
  const { t } = useTranslation('locations');
  const fields = usePlaceFields();
  const form = useRecordForm({
    name: 'place',
    schema: locationInputSchema,
    rowSchema: locationDetailSchema,
    row: place,
    toValues: placeValues,
    fields,
    wholes: placeFields.wholes,
    save,
    onSaved,
  });

  return (
    <RecordForm
      form={form}
      label={t('location.form.label')}
      onCancel={onCancel}
      blocked={useSuspension()}
    >
      <AddressSection form={form} />
      <PinSection form={form} />
      <PrecisionSection form={form} />
      <HoursSection form={form} />
      <DeliverySection form={form} />
      <ContactSection form={form} />
    </RecordForm>
  );
}
