import { databaseFault } from '../database/database-fault.ts';
import { databaseRefusal } from './database-refusal.ts';
import { Refusal } from './refusal.ts';

/**
 * Why a row of a job could not be changed. Throws when the database is away: that is no fault of the row,
 * and the job waits for it.
 *
 * @param onError is called with an error that nobody expects
 */
export function refusalOfRow(error: unknown, onError: (error: unknown) => void): Refusal {
  if (error instanceof Refusal) return error;
  const fault = databaseFault(error);
  const problem = fault && databaseRefusal(fault);
  if (problem?.code === 'maintenance') throw error;
  if (problem) return problem;
  onError(error);
  return new Refusal('internal');
}
