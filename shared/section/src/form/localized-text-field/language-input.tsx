import type { Locale } from '@pazar/format/locale';
import type { ReactNode, Ref } from 'react';
import { setRef } from '@pazar/ui/parts/set-ref';
import { characterCount } from '@pazar/ui/parts/character-count';
import controls from '@pazar/ui/parts/field.module.css';
import type { FieldProps } from '@pazar/ui/input/field-props';
import { Field, type FieldWiring } from '@pazar/ui/input/field';
import areas from '@pazar/ui/parts/text-area.module.css';

/** Each language in its own words, whatever the interface speaks. */
export const languageNames: Readonly<Record<Locale, string>> = { mk: 'Македонски', en: 'English' };

interface LanguageInputProps extends Pick<FieldProps, 'id' | 'name' | 'error' | 'disabled'> {
  language: Locale;
  /** Whether the language's text exists, as a label. */
  mark: ReactNode;
  /** Hint and error of the pair, which belong to each of its inputs. */
  groupError: Pick<FieldWiring, 'aria-describedby' | 'aria-invalid'>;
  isMultiline: boolean;
  limit: number | undefined;
  value: string | null;
  onChange: (text: string) => void;
  onBlur: (() => void) | undefined;
  ref: Ref<HTMLInputElement | HTMLTextAreaElement> | undefined;
}

/** The text of one language, marked as such for spelling and for screen readers. */
export function LanguageInput({
  id,
  error,
  language,
  mark,
  groupError,
  isMultiline,
  limit,
  value,
  onChange,
  ref,
  ...rest
}: LanguageInputProps) {
  const text = value ?? '';
  return (
    <Field
      id={id}
      label={languageNames[language]}
      error={error}
      aside={characterCount(text, limit) ?? mark}
    >
      {(own) => {
        const wiring = {
          ...rest,
          id: own.id,
          'aria-invalid': own['aria-invalid'] ?? groupError['aria-invalid'],
          'aria-describedby': own['aria-describedby'] ?? groupError['aria-describedby'],
          lang: language,
          value: text,
        };
        return isMultiline ? (
          <textarea
            ref={(element) => setRef(ref, element)}
            {...wiring}
            rows={3}
            className={`${controls.control} ${areas.area}`}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <input
            ref={(element) => setRef(ref, element)}
            {...wiring}
            className={controls.control}
            onChange={(event) => onChange(event.target.value)}
          />
        );
      }}
    </Field>
  );
}
