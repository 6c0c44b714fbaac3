import { type ReactNode, useId } from 'react';
import styles from './page-section.module.css';

export interface PageSectionProps {
  title: string;
  /** Buttons at the end of the heading's line. */
  actions?: ReactNode;
  /** Draws a frame, such as around a form beside another. */
  isFramed?: boolean;
  /**
   * A landmark, which screen readers list. False where the info bar has a card of the same name.
   * Default true.
   */
  isLandmark?: boolean;
  children: ReactNode;
}

/** A part of a page under its heading. */
export function PageSection({
  title,
  actions,
  isFramed = false,
  isLandmark = true,
  children,
}: PageSectionProps) {
  const titleId = useId();
  return (
    <section
      className={styles.section}
      data-framed={isFramed}
      aria-labelledby={isLandmark ? titleId : undefined}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
