import { hostFactsSchema } from '@pazar/contracts/releases/host-facts';
import { z } from 'zod';
import { reasonSchema } from './reason.ts';

/** Body of `POST /v1/hosts`. */
export const announcementSchema = z.strictObject({
  facts: hostFactsSchema,
  reason: reasonSchema.default('announced'),
});

/** Its answer: the sequence of the document that the audit's record names. */
export const announcedSchema = z.strictObject({ sequence: z.int().min(1) });

/** `GET /v1/hosts`: newest first; the first is live, the rest is the rollback window. */
export const hostListSchema = z.strictObject({
  items: z.array(z.strictObject({ facts: hostFactsSchema, announcedAt: z.iso.datetime() })),
});
