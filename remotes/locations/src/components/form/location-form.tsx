import { locationDetailSchema } from '@pazar/contracts/location-detail';
import { type LocationInput, locationInputSchema } from '@pazar/contracts/location-input';
import { useSuspension } from '@pazar/section/use-suspension';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordForm } from '@pazar/section/form/record-form';
import type { RecordChange } from '@pazar/section/form/record-form-options';
import { useRecordForm } from '@pazar/section/form/use-record-form';
import type { SavedLocation } from '../../model/waiting-location.ts';
import { ContactSection } from './contact-section.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { HoursSection } from './hours-section.tsx';
import { FormInfo } from './form-info.tsx';
import { locationFields, locationValues } from './location-fields.ts';
import { NameSection } from './name-section.tsx';
import { PrecisionSection } from './precision-section.tsx';
import { useLocationFields } from './use-location-fields.ts';
import { WhereSection } from './where-section.tsx';

export interface LocationFormProps {
  /** Null for a new one. */
  location: SavedLocation | null;
  save: (change: RecordChange<LocationInput>) => Promise<SavedLocation>;
  onSaved: (location: SavedLocation) => void;
  onCancel: () => void;
  /** Where the button says that it saves. Default "Save". */
  saveLabel?: string | undefined;
  /** Further cards of the info bar. */
  beside?: ReactNode;
}

/** Everything of a location that is typed, chosen or put on the map. Only what was changed is sent. */
export function LocationForm(props: LocationFormProps) {
  const { location, save, onSaved, onCancel, saveLabel, beside } = props;
  const { t } = useTranslation('locations');
  const fields = useLocationFields(location);
  const form = useRecordForm({
    name: 'location',
    schema: locationInputSchema,
    rowSchema: locationDetailSchema,
    row: location,
    toValues: locationValues,
    fields,
    wholes: locationFields.wholes,
    save,
    onSaved,
  });

  return (
    <RecordForm
      form={form}
      label={t('location.form.label')}
      onCancel={onCancel}
      saveLabel={saveLabel}
      blocked={useSuspension()}
    >
      {/* In the field the place comes first: it fills in settlement and municipality. */}
      {location === null && <WhereSection form={form} />}
      <NameSection form={form} />
      {location !== null && <WhereSection form={form} />}
      <PrecisionSection form={form} />
      <HoursSection form={form} />
      <DeliverySection form={form} />
      <ContactSection form={form} />
      <FormInfo form={form}>{beside}</FormInfo>
    </RecordForm>
  );
}
