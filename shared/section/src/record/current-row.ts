import { ApiError } from '@pazar/shell/api-error';
import type { Reader } from '@pazar/shell/http';

/**
 * The row as it is now, which a `version-conflict` carries; null for every other failure, and for a
 * row that breaks its contract.
 */
export function currentRow<Row>(error: unknown, schema: Reader<Row>): Row | null {
  if (!(error instanceof ApiError) || error.problem?.code !== 'version-conflict') return null;
  try {
    return schema.parse(error.problem.current);
  } catch {
    return null;
  }
}
