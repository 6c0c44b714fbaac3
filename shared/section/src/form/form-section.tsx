import { type ReactNode, useId } from 'react';
import styles from './form-section.module.css';

export interface FormSectionProps {
  /** Target of links, such as `packs`. */
  anchor?: string;
  title: string;
  /** An explanation, where the title does not suffice. */
  hint?: string | undefined;
  /** Buttons at the end of the heading's line. */
  actions?: ReactNode;
  /** Short fields: up to three columns, two on a phone. */
  isDense?: boolean;
  children: ReactNode;
}

/** Fields that belong together, under a heading, in as many columns as fit. */
export function FormSection(props: FormSectionProps) {
  const { anchor, title, hint, actions, isDense = false, children } = props;
  const titleId = useId();
  return (
    <section
      id={anchor}
      tabIndex={-1}
      className={styles.section}
      data-dense={isDense}
      aria-labelledby={titleId}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {actions}
      </div>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  );
}
