import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './row-title.module.css';

export interface RowTitleProps {
  title: ReactNode;
  /** A second, quieter line. */
  detail?: ReactNode;
  /** Replaces the detail on a phone, where the row has no columns for it. One line. */
  cardDetail?: ReactNode;
  /** Before the title: a picture of the record, or the placeholder of one. */
  picture?: ReactNode;
  /** Shown on a tile before the title, for records that have no picture. */
  icon?: IconName | undefined;
  /** Replaces the icon before the title: the row's number on a map, hidden from screen readers. */
  mark?: number | undefined;
  /** Its row is pointed at or chosen elsewhere, as on a map. */
  isLit?: boolean;
}

/** The name of a row and a text that distinguishes it; for the primary cell of a table. */
export function RowTitle({ title, detail, cardDetail, picture, icon, mark, isLit }: RowTitleProps) {
  return (
    <div className={styles.rowTitle}>
      {picture}
      {icon !== undefined && (
        <span className={styles.tile}>
          <Icon name={icon} />
        </span>
      )}
      {mark !== undefined && (
        <span className={styles.tile} data-lit={isLit} aria-hidden="true">
          {mark}
        </span>
      )}
      <div className={styles.texts}>
        <div className={styles.title}>{title}</div>
        {detail !== undefined && <div className={styles.detail}>{detail}</div>}
        {cardDetail !== undefined && <div className={styles.cardDetail}> {cardDetail}</div>}
      </div>
    </div>
  );
}
