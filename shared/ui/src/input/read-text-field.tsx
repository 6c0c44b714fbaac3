import controls from './field/field.module.css';
import { Field, type FieldFrameProps, fieldHead } from './field/field.tsx';
import type { FieldProps, ValueProps } from './field-props.ts';
import { type ReadTextOptions, useReadText } from './use-read-text.ts';

interface ReadTextFieldProps<Value>
  extends
    FieldProps,
    ValueProps<Value | null, HTMLInputElement>,
    Pick<ReadTextOptions<Value>, 'read' | 'unreadable' | 'write'>,
    Pick<FieldFrameProps, 'aside'> {
  /** The error of an invalid text. */
  wrong: string | ((text: string) => string);
  placeholder?: string | undefined;
  inputMode?: 'text' | 'numeric' | undefined;
}

/** One line of text that is parsed while it is typed. */
export function ReadTextField<Value>({
  value,
  onChange,
  onBlur,
  read,
  unreadable,
  write,
  wrong,
  aside,
  ...props
}: ReadTextFieldProps<Value>) {
  const [head, rest] = fieldHead(props);
  const field = useReadText({ value, onChange, read, unreadable, write });
  return (
    <Field {...head} aside={aside} error={field.isWrong ? faultOf(wrong, field.text) : head.error}>
      {(wiring) => (
        <input
          {...rest}
          {...wiring}
          className={controls.control}
          autoComplete="off"
          value={field.text}
          onChange={(event) => field.type(event.target.value)}
          onBlur={() => {
            field.leave();
            onBlur?.();
          }}
        />
      )}
    </Field>
  );
}

const faultOf = (wrong: string | ((text: string) => string), text: string): string =>
  typeof wrong === 'string' ? wrong : wrong(text);
