import { FormField } from '@pazar/ui/form/form-field';
import { LocalizedTextField } from '@pazar/ui/form/localized-text-field';
import type { LocationForm } from './location-fields.ts';

interface BothLanguagesProps {
  form: LocationForm;
  /** The plain text beside it, whose label and faults are those of the pair. */
  name: 'address.settlement' | 'notes';
  limit: number;
  isMultiline?: boolean;
  isOptional?: boolean;
}

/** A text that customers read, in Macedonian and in English. */
export function BothLanguages({ form, name, ...look }: BothLanguagesProps) {
  return (
    <FormField form={form} name={name}>
      {({ id, error }) => (
        <FormField form={form} name={`${name}In`}>
          {(field, errors) => (
            // A fault of one language has the whole pair as its place.
            <div id={id} tabIndex={-1}>
              <LocalizedTextField
                {...field}
                {...look}
                error={error ?? field.error}
                errors={errors}
              />
            </div>
          )}
        </FormField>
      )}
    </FormField>
  );
}
