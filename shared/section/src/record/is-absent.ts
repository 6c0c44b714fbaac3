import { ApiError } from '@pazar/shell/api-error';

/** The server has no record with the identifier, or the text is not an identifier. */
const absent: readonly number[] = [404, 422];

/** Whether a read failed because the record does not exist, or this agent may not see it. */
export function isAbsent(error: unknown): boolean {
  return error instanceof ApiError && absent.includes(error.status);
}
