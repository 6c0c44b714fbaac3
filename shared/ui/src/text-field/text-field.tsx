import { useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { NativeProps } from '../native-props.ts';
import styles from './text-field.module.css';

export interface TextFieldProps extends Omit<NativeProps<'input'>, 'id'> {
  label: string;
  /** What is wrong and what would be right. */
  error?: string | undefined;
  /** Help that is there before anything goes wrong. */
  hint?: string | undefined;
}

/** One line of text with its label; native `type`, `autoComplete` and the rest pass through. */
export function TextField({ label, error, hint, ...rest }: TextFieldProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const described = [hint !== undefined && hintId, error !== undefined && errorId]
    .filter((part) => part !== false)
    .join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className={styles.input}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={described || undefined}
      />
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          <Icon name="error" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
