import type { Problem } from '@pazar/contracts/problem';
import { ApiError } from '@pazar/shell/api-error';
import { useTranslation } from '@pazar/shell/translation';
import { isLost } from '@pazar/ui/record/attempt-key';
import { StatusPanel } from '@pazar/ui/status-panel';
import type { ReactNode } from 'react';

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
  const { t } = useTranslation('catalog');
  const problem = error instanceof ApiError ? error.problem : undefined;
  const value = traceOf(problem);
  const unknown = {
    title: t('failure.unknown'),
    detail: t('failure.unknownDetail'),
    tone: 'attention',
    icon: 'warning',
  } as const;
  const refused = {
    title,
    detail: explanationOf(problem) ?? t(`failure.${failureOf(error)}`),
    tone: 'danger',
    icon: 'error',
  } as const;
  return (
    <StatusPanel
      {...(!isRead && isLost(error) ? unknown : refused)}
      announce="alert"
      reference={value === undefined ? undefined : { label: t('failure.reference'), value }}
    >
      {children}
    </StatusPanel>
  );
}

const explanationOf = (problem: Problem | undefined) => problem?.detail ?? problem?.title;

/** What support asks for after a fault of the server. */
const traceOf = (problem: Problem | undefined) =>
  problem?.status === 500 ? problem.traceId : undefined;

function failureOf(error: Error): 'network' | 'other' {
  const isAway = error instanceof ApiError && ['network', 'timeout'].includes(error.kind);
  return isAway ? 'network' : 'other';
}
