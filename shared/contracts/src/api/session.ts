import * as z from '@pazar/contracts/schema';
import { authenticationProviderSchema, roleSchema, userTypeSchema } from './agent-kinds.ts';
import { instantSchema } from '../values.ts';

/** Default of a session without an expiry from the server: never valid. */
export const epoch = '1970-01-01T00:00:00.000Z';

/**
 * The signed-in agent, exactly as `POST /v1/agent/login` and `GET /v1/agent/current` answer and as
 * local storage keeps it under `current-user`. Valid only while `tokenExpiry` is later than now.
 */
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
export type Session = z.infer<typeof sessionSchema>;
