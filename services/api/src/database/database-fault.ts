import { z } from 'zod';

/** What PostgreSQL, PGlite and the way to a server say of a failure; drizzle wraps the cause. */
export interface DatabaseFault {
  /** SQLSTATE, or the code of a network error. */
  code: string;
  constraint: string | undefined;
  message: string;
}

const faultSchema = z.object({
  // A SQLSTATE begins with a digit or one of these letters; the rest are errors of the network.
  code: z
    .string()
    .regex(
      /^(?:[0-9FHPX][0-9A-Z]{4}|ECONN[A-Z]+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/,
    ),
  constraint: z.string().optional(),
  message: z.string(),
});

/** What node-postgres says of a connection without giving it a code. */
const lostConnection = /^(?:timeout exceeded when trying to connect|Connection terminated)/;

/** The fault of the database behind an error, if that is what it was. */
export function databaseFault(error: unknown): DatabaseFault | null {
  const { data } = faultSchema.safeParse(error);
  if (data !== undefined) return { ...data, constraint: data.constraint };
  if (!(error instanceof Error)) return null;
  if (lostConnection.test(error.message)) {
    return { code: 'ECONNRESET', constraint: undefined, message: error.message };
  }
  return error.cause === undefined ? null : databaseFault(error.cause);
}
