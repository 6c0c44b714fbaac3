import { type LocationDetail, locationDetailSchema } from '@pazar/contracts/location-detail';
import { locationInputSchema } from '@pazar/contracts/location-input';
import { useSave } from '@pazar/section/use-save';
import { useTranslation } from '@pazar/shell/translation';
import { RecordForm } from '@pazar/ui/form/record-form';
import { useRecordForm } from '@pazar/ui/form/use-record-form';
import { placeResource } from '../../api/places.ts';
import { AddressSection } from './address-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { HoursSection } from './hours-section.tsx';
import { PinSection } from './pin-section.tsx';
import { placeFields, placeValues } from './place-fields.ts';
import { usePlaceFields } from './use-place-fields.ts';

export interface PlaceFormProps {
  /** Null for a new one. */
  place: LocationDetail | null;
  onSaved: (place: LocationDetail) => void;
  onCancel: () => void;
}

/** Everything of a place that is typed, chosen or put on the map. Only what was changed is sent. */
export function PlaceForm({ place, onSaved, onCancel }: PlaceFormProps) {
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
    save: useSave(placeResource, place),
    onSaved,
  });

  return (
    <RecordForm form={form} label={t('location.form.label')} onCancel={onCancel}>
      <AddressSection form={form} />
      <PinSection form={form} />
      <HoursSection form={form} />
      <DeliverySection form={form} />
      <ContactSection form={form} />
    </RecordForm>
  );
}
