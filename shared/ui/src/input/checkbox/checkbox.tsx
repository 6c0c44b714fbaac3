import { type ReactNode, useId } from 'react';
import { Icon } from '../../icon/icon.tsx';
import { setRef } from '../../set-ref.ts';
import type { FieldProps, ValueProps } from '../field-props.ts';
import styles from './checkbox.module.css';

export interface CheckboxProps
  extends Omit<FieldProps, 'isOptional' | 'isLabelHidden'>, ValueProps<boolean, HTMLInputElement> {
  /** Neither on nor off, such as a selection of some rows. */
  isMixed?: boolean | undefined;
}

/** A yes or no that applies when the form is saved. Value: a boolean. */
export function Checkbox({
  id: given,
  label,
  hint,
  error,
  value,
  onChange,
  isMixed = false,
  ref,
  ...rest
}: CheckboxProps) {
  const made = useId();
  const id = given ?? made;
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter((part) => part !== false)
    .join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.choice}>
        <input
          {...rest}
          ref={(input) => {
            if (input !== null) input.indeterminate = isMixed;
            setRef(ref, input);
          }}
          id={id}
          type="checkbox"
          className={styles.box}
          checked={value}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.words}>{label}</span>
      </label>
      {described !== '' && (
        <div className={styles.notes}>
          {hint !== undefined && <Note id={`${id}-hint`} className={styles.hint} text={hint} />}
          {error !== undefined && (
            <Note
              id={`${id}-error`}
              className={styles.error}
              text={error}
              mark={<Icon name="error" size={16} />}
            />
          )}
        </div>
      )}
    </div>
  );
}

interface NoteProps {
  id: string;
  className: string | undefined;
  text: string;
  mark?: ReactNode;
}

function Note({ id, className, text, mark }: NoteProps) {
  return (
    <p id={id} className={className}>
      {mark}
      {text}
    </p>
  );
}
