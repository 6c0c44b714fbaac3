import { problemSchema } from '@pazar/contracts/problem';
import { ApiError, type ApiErrorKind } from '@pazar/shell/api-error';
import axios, { AxiosError } from 'axios';

/** Turns whatever a request rejected with into the one error that sections see. */
export function toApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  if (!axios.isAxiosError(cause)) return new ApiError('Request failed', { kind: 'network', cause });
  const { message, response } = cause;
  // The body may be HTML, empty or huge; only a problem document is believed.
  const problem = problemSchema.safeParse(response?.data);
  return new ApiError(message, {
    kind: kindOf(cause),
    status: response?.status ?? 0,
    problem: problem.data,
    cause,
  });
}

function kindOf({ code, response }: AxiosError): ApiErrorKind {
  if (response !== undefined) return 'status';
  if (code === AxiosError.ERR_CANCELED) return 'abort';
  if (code === AxiosError.ECONNABORTED || code === AxiosError.ETIMEDOUT) return 'timeout';
  return 'network';
}
