import type { ReactNode } from 'react';
import styles from './print-alone.module.css';

export interface PrintAloneProps {
  children: ReactNode;
}

/** On paper there is this part alone, from the corner of the sheet on, whatever else is on its page. */
export function PrintAlone({ children }: PrintAloneProps) {
  return <div className={styles.alone}>{children}</div>;
}
