import * as z from '@pazar/contracts/schema';

/** Body of `POST /v1/agent/login`. `username` may be the e-mail address. */
export const loginRequestSchema = z.strictObject({
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;
