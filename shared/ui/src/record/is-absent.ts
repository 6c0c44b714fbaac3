import { ApiError } from '@pazar/shell/api-error';

/** The server knows nothing under the identifier, or the text is no identifier at all. */
const absent: readonly number[] = [404, 422];

/** Whether a read failed because there is no such record, or none that this agent may see. */
export function isAbsent(error: unknown): boolean {
  return error instanceof ApiError && absent.includes(error.status);
}
