import { ApiError } from '@pazar/shell/api-error';

/** What the server says is wrong with a field, in the agent's language. */
export function faultOf(error: Error | null, pointer: string): string | undefined {
  const problem = error instanceof ApiError ? error.problem : undefined;
  return problem?.errors?.find((fault) => fault.pointer === pointer)?.detail;
}

/** Whether every fault of a failure has a field that shows it. */
export function isShownAt(error: Error | null, pointers: readonly string[]): boolean {
  return pointers.some((pointer) => faultOf(error, pointer) !== undefined);
}
