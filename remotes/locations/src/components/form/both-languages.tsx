import type { LocalizedText } from '@pazar/contracts/locale';
import { FormField } from '@pazar/section/form/form-field';
import { LocalizedTextField } from '@pazar/section/form/localized-text-field';
import { useEffect, useEffectEvent } from 'react';
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
      {({ id, error, value }) => (
        <FormField form={form} name={`${name}In`}>
          {(field, errors) => (
            // A fault of one language has the whole pair as its place.
            <div id={id} tabIndex={-1}>
              <CheckedAgain texts={field.value} check={() => form.set(name, value)} />
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

interface CheckedAgainProps {
  texts: LocalizedText | null;
  /** Checks the plain text, if it has a fault. */
  check: () => void;
}

/** The fault of a pair ends with a text in either language, also one that a pin has filled in. */
function CheckedAgain({ texts, check }: CheckedAgainProps) {
  const { mk, en } = texts ?? {};
  const again = useEffectEvent(check);
  useEffect(() => {
    if (mk || en) again();
  }, [mk, en]);
  return null;
}
