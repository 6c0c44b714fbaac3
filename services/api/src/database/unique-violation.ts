import { databaseFault } from './database-fault.ts';

/** Whether an error reports a duplicate value in this index (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown, index: string): boolean {
  const fault = databaseFault(error);
  return fault?.code === '23505' && fault.constraint === index;
}
