import { type DeclaredText, type DeclaredTexts, usualMax } from '@pazar/contracts/declared-text';
import { FormField } from '@pazar/section/form/form-field';
import type { RecordForm } from '@pazar/section/form/record-form-handle';
import { TextArea } from '@pazar/ui/input/text-area';
import { TextField } from '@pazar/ui/input/text-field';
import type { FieldValues } from 'react-hook-form';

/** Longer texts have several lines on the screen. */
const maxOfOneLine = 120;

export interface TextFieldsProps<Values extends FieldValues> {
  form: RecordForm<Values>;
  texts: DeclaredTexts;
}

/** An optional input for each declared text of a record, as large as its text may be. */
export function TextFields<Values extends FieldValues>({ form, texts }: TextFieldsProps<Values>) {
  // The values of the form have each of the texts.
  const ofTexts = form as unknown as RecordForm<Record<string, string | null>>;
  return Object.entries<DeclaredText>(texts).map(([name, { type, max }]) => {
    const limit = max ?? (type === undefined ? usualMax : undefined);
    return (
      <FormField key={name} form={ofTexts} name={name}>
        {({ value, ...field }) =>
          type === undefined && (limit ?? 0) > maxOfOneLine ? (
            <TextArea {...field} value={value ?? ''} limit={limit} isOptional />
          ) : (
            <TextField {...field} type={type} value={value ?? ''} limit={limit} isOptional />
          )
        }
      </FormField>
    );
  });
}
