import type { PickupHours } from '@pazar/contracts/opening-hours';
import { useTranslation } from 'react-i18next';
import { FormField } from '@pazar/section/form/form-field';
import { useFormValue } from '@pazar/section/form/use-form-value';
import { RadioGroup } from '@pazar/ui/input/radio-group';
import { Stack } from '@pazar/ui/layout';
import { usualWeek } from '../../model/week-hours.ts';
import type { LocationForm } from './location-fields.ts';
import { WeekDays } from './week-field.tsx';

const kinds = ['NONE', 'OPENING_HOURS', 'WEEK'] as const;

/** When orders can be picked up. A separate week starts as a copy of the opening hours. */
export function PickupFields({ form }: { form: LocationForm }) {
  const { t } = useTranslation('locations');
  const openingHours = useFormValue(form, 'openingHours');
  const ofKind = (type: PickupHours['type']): PickupHours =>
    type === 'WEEK' ? { type, week: openingHours ?? usualWeek() } : { type };
  return (
    <FormField form={form} name="pickupHours">
      {({ value, onChange, ...field }) => (
        <Stack>
          <RadioGroup
            {...field}
            value={value.type}
            onChange={(type) => onChange(ofKind(type))}
            options={kinds.map((kind) => ({ value: kind, label: t(`location.pickup.${kind}`) }))}
          />
          {value.type === 'WEEK' && (
            <WeekDays value={value.week} onChange={(week) => onChange({ type: 'WEEK', week })} />
          )}
        </Stack>
      )}
    </FormField>
  );
}
