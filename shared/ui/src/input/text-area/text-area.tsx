import type { NativeProps } from '../../native-props.ts';
import { characterCount } from '../field/character-count.tsx';
import controls from '../field/field.module.css';
import type { FieldProps, ValueProps } from '../field-props.ts';
import { Field, fieldHead } from '../field/field.tsx';
import styles from './text-area.module.css';

type Passed = Pick<
  NativeProps<'textarea'>,
  'lang' | 'placeholder' | 'readOnly' | 'rows' | 'spellCheck'
>;

export interface TextAreaProps
  extends FieldProps, Omit<ValueProps<string, HTMLTextAreaElement>, 'value'>, Passed {
  /** The text with its line breaks as typed; null reads as empty. */
  value: string | null;
  /** Maximum number of characters: a counter appears near it; the text is never cut off. */
  limit?: number | undefined;
}

/**
 * Several lines of text; it grows with them. Value: the text as typed; `onChange` gives a string,
 * `''` when empty.
 */
export function TextArea({ value, onChange, limit, rows = 3, ...props }: TextAreaProps) {
  const [head, rest] = fieldHead(props);
  const text = value ?? '';
  return (
    <Field {...head} aside={characterCount(text, limit)}>
      {(wiring) => (
        <textarea
          {...rest}
          {...wiring}
          rows={rows}
          className={`${controls.control} ${styles.area}`}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
