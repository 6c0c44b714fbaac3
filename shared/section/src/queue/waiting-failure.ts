import type { Problem } from '@pazar/contracts/problem';
import { ApiError } from '@pazar/shell/api-error';
import type { WaitingFailure } from './waiting.ts';

/** It was sent long ago, and whether the server accepted it is unknown. */
export const unsure: WaitingFailure = {
  code: 'unsure',
  remaining: null,
  detail: null,
  reference: null,
};

/** It breaks the API's limits: sent as it is, it would be refused for ever. */
export const invalid: WaitingFailure = { ...unsure, code: 'invalid' };

/** It was recorded while it was being changed. */
export const sentMeanwhile: WaitingFailure = { ...unsure, code: 'sent' };

/** It was sent, and the answer is unreadable: it may be recorded. */
const unread: WaitingFailure = { ...unsure, code: 'unread' };

/**
 * Whether an entry with this error may be accepted later unchanged: no answer, a busy server, an
 * expired session. An unreadable answer would be the same on a retry.
 */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind !== 'status') return !isUnparseable(error);
  const { status, problem } = error;
  if (status >= 500 || status === 401 || status === 429) return true;
  return problem?.code === 'request-in-progress' || problem?.code === 'csrf';
}

/** Whether the server answered unreadably. */
export function isUnparseable(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'answer';
}

/** Why an entry was rejected, as it is stored and shown. */
export function failureOf(error: unknown): WaitingFailure {
  if (isUnparseable(error)) return unread;
  const problem = error instanceof ApiError ? error.problem : undefined;
  if (problem === undefined) return { ...unsure, code: 'internal' };
  const { code, remaining = null, traceId } = problem;
  return { code, remaining, detail: detailOf(problem), reference: traceId };
}

/** The server's message for the first invalid field, else for the whole. */
function detailOf({ errors = [], detail, title }: Problem): string {
  return errors[0]?.detail ?? detail ?? title;
}
