import { ApiError } from '@pazar/shell/api-error';
import { useTranslation } from '@pazar/shell/translation';
import { StatusPanel } from '@pazar/ui/status-panel';
import type { ReactNode } from 'react';

export interface ChangeFailureProps {
  /** What could not be done, in words. */
  title: string;
  error: Error;
  /** Ways out: links, buttons. */
  children?: ReactNode;
}

/** Says in the page why a change was not made. What was entered stays where it is. */
export function ChangeFailure({ title, error, children }: ChangeFailureProps) {
  const { t } = useTranslation('catalog');
  const problem = error instanceof ApiError ? error.problem : undefined;
  const detail = problem?.detail ?? problem?.title ?? t(`failure.${failureOf(error)}`);
  const value = problem?.status === 500 ? problem.traceId : undefined;
  return (
    <StatusPanel
      title={title}
      detail={detail}
      tone="danger"
      icon="error"
      announce="alert"
      reference={value === undefined ? undefined : { label: t('failure.reference'), value }}
    >
      {children}
    </StatusPanel>
  );
}

function failureOf(error: Error): 'network' | 'other' {
  const isAway = error instanceof ApiError && ['network', 'timeout'].includes(error.kind);
  return isAway ? 'network' : 'other';
}
