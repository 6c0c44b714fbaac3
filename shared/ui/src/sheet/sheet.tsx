import type { ReactNode } from 'react';
import styles from './sheet.module.css';

/** The light sheet of work on the dark container; what stands on it takes the sheet's colours. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className={styles.sheet} data-sheet="">
      {children}
    </div>
  );
}
