import { ApiError } from '@pazar/shell/api-error';

const forbidden = 403;
const tooManyRequests = 429;
const firstServerError = 500;

function statusKey(status: number) {
  if (status >= firstServerError) return 'failure.server';
  if (status === forbidden) return 'failure.forbidden';
  return status === tooManyRequests ? 'failure.rateLimited' : 'failure.request';
}

/** The key of the text for a failed call. */
export function failureKey(error: unknown) {
  if (!(error instanceof ApiError)) return 'failure.request';
  switch (error.kind) {
    case 'network':
      return 'failure.network';
    case 'timeout':
      return 'failure.timeout';
    case 'answer':
      return 'failure.answer';
    case 'abort':
      return 'failure.request';
    case 'status':
      return statusKey(error.status);
  }
}

/** Whether the URL names a page that the server no longer has. */
export function isUnknownPage(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'cursor-mismatch';
}
