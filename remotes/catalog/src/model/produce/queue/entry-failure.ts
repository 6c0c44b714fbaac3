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

/** It breaks the API's limits: sent as it is, it would be refused for ever. */
export const invalid: EntryFailure = { ...unsure, code: 'invalid' };

/** It was recorded while it was being changed. */
export const sentMeanwhile: EntryFailure = { ...unsure, code: 'sent' };

/** It was sent, and what came back cannot be read: it may be recorded. */
const unread: EntryFailure = { ...unsure, code: 'unread' };

/**
 * Whether an entry that got this error may be taken later as it is: no answer, a busy server, a
 * session that ended. An answer that cannot be read would be no other at the next try.
 */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind !== 'status') return !isUnread(error);
  const { status, problem } = error;
  if (status >= 500 || status === 401 || status === 429) return true;
  return problem?.code === 'request-in-progress' || problem?.code === 'csrf';
}

/** Whether the server answered, and nobody knows what. */
export function isUnread(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'answer';
}

/** Why an entry was refused, as it is kept and shown. */
export function failureOf(error: unknown): EntryFailure {
  if (isUnread(error)) return unread;
  const problem = error instanceof ApiError ? error.problem : undefined;
  if (problem === undefined) return { ...unsure, code: 'internal' };
  const { code, remaining = null, traceId } = problem;
  return { code, remaining, detail: detailOf(problem), reference: traceId };
}

/** The server's words for the first field that is wrong, else for the whole. */
function detailOf({ errors = [], detail, title }: Problem): string {
  return errors[0]?.detail ?? detail ?? title;
}
