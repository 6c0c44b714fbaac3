import { z } from 'zod';

/** What PostgreSQL and PGlite say of a value that is already there (SQLSTATE 23505). */
const violation = z.object({ code: z.literal('23505'), constraint: z.string() });

/** Whether an error says that a value of this index is already there; drizzle wraps the cause. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  if (violation.safeParse(error).data?.constraint === index) return true;
  return (
    error instanceof Error && error.cause !== undefined && isUniqueViolation(error.cause, index)
  );
}
