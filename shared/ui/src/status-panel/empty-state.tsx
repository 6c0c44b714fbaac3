import type { ReactNode } from 'react';
import type { IconName } from '../icon/icon.tsx';
import { StatusPanel } from './status-panel.tsx';

export interface EmptyStateProps {
  title: string;
  detail?: ReactNode;
  icon?: IconName;
  /** The action to add content: one button or link. */
  action?: ReactNode;
}

/** For content that is empty without an error. */
export function EmptyState({ title, detail, icon = 'empty', action }: EmptyStateProps) {
  return (
    <StatusPanel title={title} detail={detail} icon={icon}>
      {action}
    </StatusPanel>
  );
}
