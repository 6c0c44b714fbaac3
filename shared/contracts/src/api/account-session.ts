import * as z from '@pazar/contracts/schema';
import { instantSchema } from '../values.ts';

/** How a session was opened, whether or not a code was asked for too. */
export const signInWaySchema = z.enum(['PASSWORD', 'PASSKEY', 'GOOGLE']);
export type SignInWay = z.infer<typeof signInWaySchema>;

/** A session of the agent, as `GET /v1/account/sessions` lists it, the most recently used first. */
export const accountSessionSchema = z.object({
  id: z.uuid(),
  /** The browser's self-description; null where none of it is recognised. */
  device: z.object({
    browser: z.nullable(z.string()),
    system: z.nullable(z.string()),
    kind: z.enum(['desktop', 'mobile', 'tablet', 'other']),
  }),
  /** Null for a session from before this was kept. */
  openedWith: z._default(z.nullable(signInWaySchema), null),
  /** When the agent signed in. */
  createdAt: instantSchema,
  /** To five minutes. */
  lastSeenAt: instantSchema,
  expiresAt: instantSchema,
  /** The session that asks. */
  isCurrent: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSessionSchema>;

/** All live sessions; an agent never has enough of them to need pages. */
export const accountSessionListSchema = z.object({ items: z.array(accountSessionSchema) });
