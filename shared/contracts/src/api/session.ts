import * as z from '@pazar/contracts/schema';
import { instantSchema } from '../values.ts';

export const roleSchema = z.enum(['ROLE_CONSUMER', 'ROLE_AGENT', 'ROLE_MANAGEMENT']);
export type Role = z.infer<typeof roleSchema>;

export const userTypeSchema = z.enum(['CONSUMER', 'SELLER', 'PRODUCER', 'STAFF']);
export type UserType = z.infer<typeof userTypeSchema>;

export const authenticationProviderSchema = z.enum(['LOCAL', 'GOOGLE']);
export type AuthenticationProvider = z.infer<typeof authenticationProviderSchema>;

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

/** Body of `POST /v1/agent/login`. `username` may be the e-mail address. */
export const loginRequestSchema = z.strictObject({
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;
