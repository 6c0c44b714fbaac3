import type { NativeProps } from '../native-props.ts';
import { characterCount } from './field/character-count.tsx';
import controls from './field/control.module.css';
import type { FieldProps, ValueProps } from './field-props.ts';
import { Field } from './field/field.tsx';

type Passed = Pick<
  NativeProps<'input'>,
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'lang'
  | 'onKeyDown'
  | 'placeholder'
  | 'readOnly'
  | 'spellCheck'
>;

export interface TextFieldProps
  extends FieldProps, Omit<ValueProps<string, HTMLInputElement>, 'value'>, Passed {
  /** The text as typed; null reads as empty. Cleaning and trimming are the schema's. */
  value: string | null;
  /** Characters that the text may have: said when it comes near, never cut off. */
  limit?: number | undefined;
}

/**
 * One line of text in a form. Value: the text as typed; `onChange` gives a string, `''` when empty.
 */
export function TextField({
  id,
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  value,
  onChange,
  limit,
  ...rest
}: TextFieldProps) {
  const text = value ?? '';
  const head = { id, label, hint, error, isOptional, isLabelHidden };
  return (
    <Field {...head} aside={characterCount(text, limit)}>
      {(wiring) => (
        <input
          {...rest}
          {...wiring}
          className={controls.control}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
