import { ApiError } from '@pazar/shell/api-error';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { StatusPanel } from '@pazar/ui/status-panel';
import { isLost } from './attempt-key.ts';
import { useFailureText } from './use-failure-text.ts';

export interface ChangeFailureProps {
  /** The failed action, as text. */
  title: string;
  /** Null: it did not fail, and nothing is shown. */
  error: Error | null;
  /** A read-only action: without an answer nothing was changed. */
  isRead?: boolean;
  /** Ways out: links, buttons. */
  children?: ReactNode;
}

/** Shows in the page why a change failed, or that its outcome is unknown. The entered data stay. */
export function ChangeFailure({ title, error, isRead = false, children }: ChangeFailureProps) {
  const { t } = useTranslation('shell');
  const text = useFailureText();
  if (error === null) return null;
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

/** The code for support after a server fault; a rejection explains itself. */
function referenceOf(error: Error): string | undefined {
  return error instanceof ApiError && error.status >= 500 ? error.reference : undefined;
}
