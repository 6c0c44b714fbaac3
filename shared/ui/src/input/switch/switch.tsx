import { useId } from 'react';
import type { FieldProps, ValueProps } from '../field-props.ts';
import styles from './switch.module.css';

export interface SwitchProps
  extends
    Pick<FieldProps, 'id' | 'name' | 'label' | 'hint' | 'disabled'>,
    ValueProps<boolean, HTMLInputElement> {}

/** A setting that applies at once; in a form use the checkbox. Value: a boolean. */
export function Switch({ id: given, label, hint, value, onChange, ...rest }: SwitchProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <label className={styles.row}>
      <span className={styles.words}>
        <span id={`${id}-label`}>{label}</span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        {...rest}
        id={id}
        type="checkbox"
        role="switch"
        className={styles.track}
        checked={value}
        aria-checked={value}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
