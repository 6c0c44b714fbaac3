import { usePageTitle } from '@pazar/shell/page-title';
import type { ReactNode } from 'react';
import styles from './page.module.css';

export interface PageProps {
  /** The page's one `h1`. */
  title: string;
  /** One line of facts under the title. Null while they load: the line is kept free. */
  subtitle?: ReactNode;
  /** Buttons beside the title; the primary one last, and the menu of the others after it. */
  actions?: ReactNode;
  /** On a phone they float at the bottom edge, within reach of a thumb. */
  actionsFloat?: boolean;
  children?: ReactNode;
}

/** The frame of every page on the sheet. Keep it around loading, empty and error states too. */
export function Page({ title, subtitle, actions, actionsFloat = false, children }: PageProps) {
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.heading}>
          <h1 className={styles.title}>{title}</h1>
          {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {actions !== undefined && (
          <div className={styles.actions} data-float={actionsFloat}>
            {actions}
          </div>
        )}
      </header>
      {children}
    </div>
  );
}
