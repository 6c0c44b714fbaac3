import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './stat-card.module.css';

export interface StatCardProps {
  label: string;
  /** Already written for the reader. */
  value: string;
  /** The emphasised part of the figure. */
  detail?: ReactNode;
  icon?: IconName | undefined;
  /** Where the figure can be looked into; makes the card a link. */
  to?: string | undefined;
}

/** One figure and what it counts. */
export function StatCard({ to, ...figure }: StatCardProps) {
  if (to === undefined) {
    return (
      <div className={styles.card}>
        <Figure {...figure} />
      </div>
    );
  }
  return (
    <Link to={to} className={styles.card}>
      <Figure {...figure} />
    </Link>
  );
}

function Figure({ label, value, detail, icon }: Omit<StatCardProps, 'to'>) {
  return (
    <>
      <span className={styles.label}>
        {icon !== undefined && <Icon name={icon} size={16} />}
        {label}
      </span>{' '}
      <span className={styles.value}>{value}</span>{' '}
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </>
  );
}
