import * as z from '@pazar/contracts/schema';

/** The answer of `GET /health/live` and `GET /health/ready`; 503 with `status: down` when a check fails. */
export const healthSchema = z.object({
  status: z.enum(['up', 'down']),
  checks: z.record(z.string(), z.enum(['up', 'down'])),
});
export type Health = z.infer<typeof healthSchema>;
