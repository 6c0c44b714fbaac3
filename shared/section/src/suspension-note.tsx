import { StatusPanel } from '@pazar/ui/status-panel';
import { useSuspension } from './use-suspension.ts';

/**
 * Shows in a dialog or a small form why a suspended agent cannot save, verbatim; the API rejects
 * the request. Empty for an agent who can save. A `RecordForm` uses `useSuspension`.
 */
export function SuspensionNote() {
  const reason = useSuspension();
  return reason === undefined ? null : <StatusPanel title={reason} tone="danger" icon="warning" />;
}
