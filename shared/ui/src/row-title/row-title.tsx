import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './row-title.module.css';

export interface RowTitleProps {
  title: ReactNode;
  /** A second, quieter line. */
  detail?: ReactNode;
  /** Stands on a tile before the title, where a photograph will be. */
  icon?: IconName | undefined;
}

/** The name of a row and what tells it from its likes; for the primary cell of a table. */
export function RowTitle({ title, detail, icon }: RowTitleProps) {
  return (
    <div className={styles.rowTitle}>
      {icon !== undefined && (
        <span className={styles.tile}>
          <Icon name={icon} />
        </span>
      )}
      <div className={styles.texts}>
        <div className={styles.title}>{title}</div>
        {detail !== undefined && <div className={styles.detail}>{detail}</div>}
      </div>
    </div>
  );
}
