import { useTranslation } from '@pazar/shell/translation';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../icon/icon.tsx';
import type { FieldProps } from '../field-props.ts';
import styles from './field.module.css';

/** What the focusable element takes over, so that label, hint and error belong to it. */
export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

type FieldHead = Pick<
  FieldProps,
  'id' | 'label' | 'hint' | 'error' | 'isOptional' | 'isLabelHidden'
>;

export interface FieldFrameProps extends FieldHead {
  /** Stands at the end of the label's line: a count, or what a number was read as. */
  aside?: ReactNode;
  children: (wiring: FieldWiring) => ReactNode;
}

/** The frame of every input: label, optional mark, hint and error, tied to it by their ids. */
export function Field({ aside, children, ...head }: FieldFrameProps) {
  const wiring = useFieldWiring(head);
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label
          className={head.isLabelHidden === true ? styles.hidden : styles.label}
          htmlFor={wiring.id}
        >
          <FieldLabel {...head} />
        </label>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </div>
      {children(wiring)}
      <FieldNotes {...head} id={wiring.id} />
    </div>
  );
}

/** As `Field`, around several elements: its label names the group. */
export function FieldGroup({ aside, children, role, ...head }: FieldFrameProps & GroupRole) {
  const wiring = useFieldWiring(head);
  return (
    <fieldset
      className={styles.field}
      role={role}
      aria-describedby={wiring['aria-describedby']}
      aria-invalid={role === 'radiogroup' ? wiring['aria-invalid'] : undefined}
    >
      <legend className={head.isLabelHidden === true ? styles.hidden : styles.legend}>
        <span className={styles.head}>
          <span className={styles.label}>
            <FieldLabel {...head} />
          </span>
          {aside !== undefined && <span className={styles.aside}>{aside}</span>}
        </span>
      </legend>
      {children(wiring)}
      <FieldNotes {...head} id={wiring.id} />
    </fieldset>
  );
}

interface GroupRole {
  role?: 'radiogroup';
}

function useFieldWiring({ id, hint, error }: FieldHead): FieldWiring {
  const made = useId();
  const own = id ?? made;
  const described = [
    hint !== undefined && `${own}-hint`,
    error !== undefined && `${own}-error`,
  ].filter((part) => part !== false);
  return {
    id: own,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    'aria-invalid': error === undefined ? undefined : true,
  };
}

function FieldLabel({ label, isOptional = false }: FieldHead) {
  const { t } = useTranslation('shell');
  if (!isOptional) return <>{label}</>;
  return (
    <>
      {label} <span className={styles.optional}>{t('field.optional')}</span>
    </>
  );
}

function FieldNotes({ id = '', hint, error }: FieldHead) {
  return (
    <>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="error" size={16} />
          {error}
        </p>
      )}
    </>
  );
}
