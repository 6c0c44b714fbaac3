import { useTranslation } from 'react-i18next';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../icon/icon.tsx';
import type { FieldProps } from '../field-props.ts';
import styles from './field.module.css';

/** Props of the focusable element, which connect it with label, hint and error. */
export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The part of a field's props that its frame shows. */
export type FieldHead = Pick<
  FieldProps,
  'id' | 'label' | 'hint' | 'error' | 'isOptional' | 'isLabelHidden'
>;

export interface FieldFrameProps extends FieldHead {
  /** At the end of the label's line: a count, or the number as it was read. */
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

/** @returns the props of the frame, and the others, which are the control's */
export function fieldHead<Props extends FieldHead>(
  props: Props,
): readonly [FieldHead, Omit<Props, keyof FieldHead>] {
  const { id, label, hint, error, isOptional, isLabelHidden, ...rest } = props;
  return [{ id, label, hint, error, isOptional, isLabelHidden }, rest];
}

/** The ids of a field's parts, and how its element refers to them. */
export function useFieldWiring({ id: given, hint, error }: FieldHead): FieldWiring {
  const made = useId();
  const id = given ?? made;
  const notes = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`];
  return {
    id,
    'aria-describedby': notes.filter((note) => note !== false).join(' ') || undefined,
    'aria-invalid': error === undefined ? undefined : true,
  };
}

/** The label, with a mark where the field may stay empty. */
export function FieldLabel({ label, isOptional = false }: FieldHead) {
  const { t } = useTranslation('shell');
  return (
    <>
      {label}
      {isOptional && <span className={styles.optional}> {t('field.optional')}</span>}
    </>
  );
}

/** Hint and error of the field with this id. */
export function FieldNotes({ id = '', hint, error }: FieldHead) {
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
