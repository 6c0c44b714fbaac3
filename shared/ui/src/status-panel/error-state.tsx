import { StatusPanel, type StatusPanelProps } from './status-panel.tsx';

export type ErrorStateProps = Pick<
  StatusPanelProps,
  'title' | 'level' | 'detail' | 'reference' | 'retry' | 'children'
>;

/** A failure: its cause, the possible action, and the code for support. Announced at once. */
export function ErrorState(props: ErrorStateProps) {
  return <StatusPanel {...props} tone="danger" icon="warning" announce="alert" />;
}
