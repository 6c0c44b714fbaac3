import type { Problem } from '@pazar/contracts/problem';
import { ApiError } from '@pazar/shell/api-error';
import { useTranslation } from '@pazar/shell/translation';
import { failureKey } from '../load-failure/failure-key.ts';
import { isLost } from './attempt-key.ts';

/** The server explains a refusal in the agent's language; of a fault of its own it says nothing. */
const explanationOf = ({ status, detail, title }: Problem) =>
  status < 500 ? (detail ?? title) : undefined;

/** Says in one sentence why something was not done, or that it is not known whether it was. */
export function useFailureText() {
  const { t } = useTranslation('shell');
  return {
    /** Of a change. */
    change: (error: unknown): string =>
      isLost(error) ? t('record.unknownDetail') : reasonOf(error),
    /** Of what changes nothing: without an answer nothing was done. */
    read: reasonOf,
  };

  function reasonOf(error: unknown): string {
    const problem = error instanceof ApiError ? error.problem : undefined;
    return (problem && explanationOf(problem)) ?? t(failureKey(error));
  }
}
