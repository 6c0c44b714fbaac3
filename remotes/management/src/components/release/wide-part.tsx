import type { ReactNode } from 'react';
import styles from './release-tables.module.css';

/** A table that scrolls inside its part where the page is too narrow, by keyboard too. */
export function WidePart({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it no key scrolls the table
    <div className={styles.wide} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
