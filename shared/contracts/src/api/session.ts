import * as z from '@pazar/contracts/schema';
import { authenticationProviderSchema, roleSchema, userTypeSchema } from './agent-kinds.ts';
import { instantSchema } from '../values.ts';

/** Default of a session without an expiry from the server: never valid. */
export const epoch = '1970-01-01T00:00:00.000Z';

/** What `POST /v1/agent/login` and `GET /v1/agent/current` of Pazar's API answer, exactly. */
export const sessionSchema = z.object({
  id: z.string().check(z.minLength(1)),
  username: z.string().check(z.minLength(1)),
  userType: userTypeSchema,
  token: z.string().check(z.minLength(1)),
  tokenExpiry: z._default(instantSchema, epoch),
  roles: z.array(roleSchema),
  authenticationProvider: authenticationProviderSchema,
  verified: z.boolean(),
  creationDate: instantSchema,
  updateDate: instantSchema,
});
export type SessionAnswer = z.infer<typeof sessionSchema>;

/**
 * The signed-in agent as the browser reads it and as local storage keeps it under `current-user`
 * (specification, section 3). Valid only while `tokenExpiry` is later than now. The kinds are texts:
 * another server may know more of them than Pazar.
 */
export interface Session {
  id: string;
  username: string;
  /** One of `userTypeSchema`, or another; empty when the server did not say. */
  userType: string;
  token: string;
  /** ISO 8601 instants in UTC; the epoch when the server did not say. */
  tokenExpiry: string;
  /** The roles of `roleSchema`, and any others. */
  roles: string[];
  authenticationProvider: string;
  verified: boolean;
  creationDate: string;
  updateDate: string;
}
