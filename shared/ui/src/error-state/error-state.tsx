import { StatusPanel, type StatusPanelProps } from '../status-panel/status-panel.tsx';

export type ErrorStateProps = Pick<
  StatusPanelProps,
  'title' | 'level' | 'detail' | 'reference' | 'retry' | 'children'
>;

/** Something failed: what, what can be done, what to quote to support. Announced at once. */
export function ErrorState(props: ErrorStateProps) {
  return <StatusPanel {...props} tone="danger" icon="warning" announce="alert" />;
}
