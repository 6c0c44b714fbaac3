import type { NativeProps } from '../native-props.ts';
import { characterCount } from './field/character-count.tsx';
import controls from './field/field.module.css';
import { Field, fieldHead } from './field/field.tsx';
import type { FieldProps, ValueProps } from './field-props.ts';

type Passed = Pick<
  NativeProps<'input'>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'defaultValue'
  | 'form'
  | 'inputMode'
  | 'lang'
  | 'maxLength'
  | 'onKeyDown'
  | 'placeholder'
  | 'readOnly'
  | 'required'
  | 'spellCheck'
  | 'type'
>;

export interface TextFieldProps
  extends FieldProps, Pick<ValueProps<string, HTMLInputElement>, 'onBlur' | 'ref'>, Passed {
  /**
   * The text as typed; null reads as empty. Cleaning and trimming are the schema's. Without a value
   * the browser keeps the text, and the form's data has it under the field's `name`.
   */
  value?: string | null | undefined;
  /** Gets a string, `''` when empty. */
  onChange?: ((text: string) => void) | undefined;
  /** Maximum number of characters: a counter appears near it; the text is never cut off. */
  limit?: number | undefined;
}

/** One line of text. Value: the text as typed. */
export function TextField({ value, onChange, limit, ...props }: TextFieldProps) {
  const [head, rest] = fieldHead(props);
  return (
    <Field {...head} aside={characterCount(value ?? '', limit)}>
      {(wiring) => (
        <input
          {...rest}
          {...wiring}
          className={controls.control}
          value={value === null ? '' : value}
          onChange={(event) => onChange?.(event.target.value)}
        />
      )}
    </Field>
  );
}
