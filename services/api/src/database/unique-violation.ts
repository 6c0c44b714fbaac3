import { databaseFault } from './database-fault.ts';

/** Whether an error says that a value of this index is already there (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown, index: string): boolean {
  const fault = databaseFault(error);
  return fault?.code === '23505' && fault.constraint === index;
}
