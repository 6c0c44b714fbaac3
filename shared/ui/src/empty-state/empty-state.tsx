import type { ReactNode } from 'react';
import type { IconName } from '../icon/icon.tsx';
import { StatusPanel } from '../status-panel/status-panel.tsx';

export interface EmptyStateProps {
  title: string;
  detail?: ReactNode;
  icon?: IconName;
  /** What fills the void: one button or link. */
  action?: ReactNode;
}

/** Nothing is there, and nothing is wrong. */
export function EmptyState({ title, detail, icon = 'empty', action }: EmptyStateProps) {
  return (
    <StatusPanel title={title} detail={detail} icon={icon}>
      {action}
    </StatusPanel>
  );
}
