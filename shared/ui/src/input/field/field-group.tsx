import type { ReactNode } from 'react';
import { type FieldFrameProps, FieldLabel, FieldNotes, useFieldWiring } from './field.tsx';
import styles from './field.module.css';

export interface FieldGroupProps extends FieldFrameProps {
  role?: 'radiogroup';
  /** Buttons at the end of the label's line. Unlike `aside` they are no part of the group's name. */
  tools?: ReactNode;
}

/** The frame of a field with several elements, as `Field` is for one: its label names the group. */
export function FieldGroup({ aside, children, role, tools, ...head }: FieldGroupProps) {
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
      {tools !== undefined && <span className={styles.tools}>{tools}</span>}
      {children(wiring)}
      <FieldNotes {...head} id={wiring.id} />
    </fieldset>
  );
}
