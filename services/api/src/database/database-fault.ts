import { z } from 'zod';

/**
 * The code and message of a failure of PostgreSQL, PGlite or the connection; drizzle wraps the
 * cause.
 */
export interface DatabaseFault {
  /** SQLSTATE, or the code of a network error. */
  code: string;
  constraint: string | undefined;
  message: string;
}

const faultSchema = z.object({
  // A SQLSTATE starts with a digit or one of these letters; all others are network errors.
  code: z
    .string()
    .regex(
      /^(?:[0-9FHPX][0-9A-Z]{4}|ECONN[A-Z]+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/,
    ),
  constraint: z.string().optional(),
  message: z.string(),
});

/** Messages of node-postgres about connections that have no code. */
const lostConnection =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

export function databaseFault(error: unknown): DatabaseFault | null {
  const { data } = faultSchema.safeParse(error);
  if (data !== undefined) return { ...data, constraint: data.constraint };
  if (!(error instanceof Error)) return null;
  if (lostConnection.test(error.message)) {
    return { code: 'ECONNRESET', constraint: undefined, message: error.message };
  }
  return error.cause === undefined ? null : databaseFault(error.cause);
}
