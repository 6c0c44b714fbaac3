import type { ReactNode } from 'react';
import styles from './layout.module.css';

export interface StackProps {
  gap?: 'small' | 'medium' | 'large';
  children: ReactNode;
}

/** One below the other, with a gap between them. Default gap `medium`. */
export function Stack({ gap = 'medium', children }: StackProps) {
  return (
    <div className={styles.stack} data-gap={gap}>
      {children}
    </div>
  );
}

export interface RowProps {
  /** `end` for the buttons of a form; `apart` for a heading and its buttons. Default `start`. */
  align?: 'start' | 'end' | 'apart';
  children: ReactNode;
}

/** Side by side, wrapping into further lines: buttons, facts. */
export function Row({ align = 'start', children }: RowProps) {
  return (
    <div className={styles.row} data-align={align}>
      {children}
    </div>
  );
}

/** Fields or forms in as many columns as fit. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}

export interface PlainListProps {
  /** Accessible name, where there is no heading. */
  label?: string;
  /** Newer items are on their way. */
  isBusy?: boolean;
  children: ReactNode;
}

/** A list without bullets; give it `PlainItem`s. */
export function PlainList({ label, isBusy = false, children }: PlainListProps) {
  return (
    <ul className={styles.list} aria-label={label} aria-busy={isBusy}>
      {children}
    </ul>
  );
}

/** One item of a `PlainList`, under a line. */
export function PlainItem({ children }: { children: ReactNode }) {
  return <li className={styles.item}>{children}</li>;
}

/** A detail beside or below what matters more. */
export function Quiet({ children }: { children: ReactNode }) {
  return <span className={styles.quiet}>{children}</span>;
}
