import { ApiError } from '@pazar/shell/api-error';
import { useTranslation } from '@pazar/shell/translation';
import type { ReactNode } from 'react';
import { StatusPanel } from '../status-panel/status-panel.tsx';
import { isLost } from './attempt-key.ts';
import { useFailureText } from './use-failure-text.ts';

export interface ChangeFailureProps {
  /** What could not be done, in words. */
  title: string;
  error: Error;
  /** Nothing was to be changed: without an answer nothing was done. */
  isRead?: boolean;
  /** Ways out: links, buttons. */
  children?: ReactNode;
}

/**
 * Says in the page why a change was not made, or that it is not known whether it was. What was
 * entered stays where it is.
 */
export function ChangeFailure({ title, error, isRead = false, children }: ChangeFailureProps) {
  const { t } = useTranslation('shell');
  const text = useFailureText();
  const isUnknown = !isRead && isLost(error);
  const value = referenceOf(error);
  return (
    <StatusPanel
      title={isUnknown ? t('record.unknown') : title}
      detail={isRead ? text.read(error) : text.change(error)}
      tone={isUnknown ? 'attention' : 'danger'}
      icon={isUnknown ? 'warning' : 'error'}
      announce="alert"
      reference={value === undefined ? undefined : { label: t('failure.reference'), value }}
    >
      {children}
    </StatusPanel>
  );
}

/** What support asks for after a fault of the server; a refusal explains itself. */
function referenceOf(error: Error): string | undefined {
  return error instanceof ApiError && error.status >= 500 ? error.reference : undefined;
}
