import type { ReactNode } from 'react';
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useController,
} from 'react-hook-form';
import { fieldId } from './field-element.ts';
import type { RecordForm } from './record-form-handle.ts';
import { faultsInTree } from './schema-resolver.ts';

/**
 * Props that an input of `@pazar/ui/input/*` gets from the form; label and error can be replaced.
 */
export interface FieldBinding<Value> {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: Value;
  /** An emptied text becomes null where the schema accepts null. */
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
  readonly ref: (element: HTMLElement | null) => void;
  /** The fault of the field, or the first among those of its members. */
  readonly error: string | undefined;
}

/**
 * The faults of a field's members by their name: of its languages, for `LocalizedTextField`, or of the inputs of
 * a value of several parts. An input with the id `{id}-{member}` gets the focus from the error summary.
 */
export type MemberErrors = Readonly<Partial<Record<string, string>>>;

export interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  form: RecordForm<Values>;
  /** Its place in the values: `sku`, `name`, `packs.0.size`. */
  name: Name;
  /** The input; spread the binding over it. */
  children: (field: FieldBinding<FieldPathValue<Values, Name>>, members: MemberErrors) => ReactNode;
}

/**
 * Connects one input with a form: its value, its label, its error and its entry in the error
 * summary. Only this field renders again while its value is typed.
 */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
  children,
}: FormFieldProps<Values, Name>) {
  const { field, fieldState, formState } = useController({ control: form.control, name });
  // A row that is added is judged whole, with its empty fields.
  const isJudged = fieldState.isTouched || formState.isSubmitted;
  const faults = faultsInTree(isJudged && fieldState.error);
  const members = Object.fromEntries(faults.filter(([path]) => path !== ''));
  const error = faults.find(([path]) => path !== 'mk' && path !== 'en')?.[1];
  const binding = {
    ...field,
    onChange: (value: unknown) => field.onChange(value === '' ? form.emptyText(name) : value),
    id: fieldId(form.id, name),
    label: form.texts.label(name),
    error,
  };
  return children(binding, members);
}
