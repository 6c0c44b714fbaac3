import { type FieldFrameProps, FieldLabel, FieldNotes, useFieldWiring } from './field.tsx';
import styles from './field.module.css';

export interface FieldGroupProps extends FieldFrameProps {
  role?: 'radiogroup';
}

/** The frame of a field with several elements, as `Field` is of one: its label names the group. */
export function FieldGroup({ aside, children, role, ...head }: FieldGroupProps) {
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
