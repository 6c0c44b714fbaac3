import type { ReactNode } from 'react';
import styles from './sheet.module.css';

/** The light sheet on the dark container; its content uses the sheet's colours. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className={styles.sheet} data-sheet="">
      {children}
    </div>
  );
}
