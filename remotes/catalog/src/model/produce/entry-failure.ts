import type { Problem } from '@pazar/contracts/problem';
import { ApiError } from '@pazar/shell/api-error';
import type { EntryFailure } from './waiting-entry.ts';

/** It was sent long ago, and whether it was taken is not known. */
export const unsure: EntryFailure = {
  code: 'unsure',
  remaining: null,
  detail: null,
  reference: null,
};

/**
 * Whether an entry that got this error may be taken later as it is: no answer, an answer that is not
 * the server's, a busy server, a session that ended.
 */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind !== 'status') return true;
  const { status, problem } = error;
  if (status >= 500 || status === 401 || status === 429) return true;
  return problem?.code === 'request-in-progress' || problem?.code === 'csrf';
}

/** Why an entry was refused, as it is kept and shown. */
export function failureOf(error: unknown): EntryFailure {
  const problem = error instanceof ApiError ? error.problem : undefined;
  if (problem === undefined) return { ...unsure, code: 'internal' };
  const { code, remaining = null, traceId } = problem;
  return { code, remaining, detail: detailOf(problem), reference: traceId };
}

/** The server's words for the first field that is wrong, else for the whole. */
function detailOf({ errors = [], detail, title }: Problem): string {
  return errors[0]?.detail ?? detail ?? title;
}
