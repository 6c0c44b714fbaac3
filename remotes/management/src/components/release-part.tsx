import { type ReactNode, useId } from 'react';
import styles from './release-part.module.css';

/** A part of the page with its heading. */
export function ReleasePart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h2 className={styles['title']} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
