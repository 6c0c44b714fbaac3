import * as z from '@pazar/contracts/schema';

/** Every error code the API answers with; clients translate by it and fall back to `detail`. */
export const problemCodeSchema = z.enum([
  'malformed',
  'unknown-filter',
  'unknown-sort',
  'cursor-mismatch',
  'bad-credentials',
  'token-expired',
  'token-invalid',
  'forbidden',
  'sign-in-again',
  'second-factor',
  'agent-suspended',
  'view-only',
  'not-verified',
  'csrf',
  'not-found',
  'duplicate',
  'in-use',
  'insufficient-stock',
  'promotion-limit',
  'invalid-transition',
  'last-manager',
  'request-in-progress',
  'version-conflict',
  'precondition-required',
  'too-large',
  'unsupported-media',
  'validation',
  'publish-requirements',
  'idempotency-mismatch',
  'rate-limited',
  'internal',
  'busy',
  'maintenance',
]);
export type ProblemCode = z.infer<typeof problemCodeSchema>;

/** One field's error: an RFC 6901 pointer into the request, a code and its parameters. */
export const fieldProblemSchema = z.object({
  pointer: z.string(),
  code: z.string(),
  params: z.optional(z.record(z.string(), z.unknown())),
  detail: z.string(),
});
export type FieldProblem = z.infer<typeof fieldProblemSchema>;

/**
 * An error answer, `application/problem+json` (RFC 9457). `title` and `detail` are in the language
 * of `Accept-Language`; `traceId` finds the request in the server's log.
 */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.optional(z.string()),
  instance: z.optional(z.string()),
  code: problemCodeSchema,
  traceId: z.string(),
  errors: z.optional(z.array(fieldProblemSchema)),
  /** `version-conflict`: the base of a merge. `current` is the row as `GET` answers it. */
  currentVersion: z.optional(z.int()),
  changedFields: z.optional(z.array(z.string())),
  /** The display name of the agent who changed it last, and the id. */
  updatedBy: z.optional(z.nullable(z.string())),
  updatedById: z.optional(z.nullable(z.string())),
  updatedAt: z.optional(z.string()),
  current: z.optional(z.unknown()),
  /**
   * `insufficient-stock`, and `promotion-limit` at its price: how much is left, a quantity in the unit of
   * the ledger.
   */
  remaining: z.optional(z.string()),
  unit: z.optional(z.string()),
  /** `in-use`, `duplicate`, `invalid-transition`: the records that block the change. */
  blocking: z.optional(
    z.array(z.object({ entity: z.string(), id: z.string(), label: z.nullable(z.string()) })),
  ),
  /** `invalid-transition`: the state in which the record is. */
  state: z.optional(z.string()),
  /** `second-factor`: the data for the second step of the sign-in. */
  challenge: z.optional(z.string()),
  /** `unknown-filter`, `unknown-sort`: the names that the list accepts. */
  allowed: z.optional(z.array(z.string())),
  /** `too-large`: the limit and the received size, in bytes, pixels or rows. */
  limit: z.optional(z.number()),
  actual: z.optional(z.number()),
});
export type Problem = z.infer<typeof problemSchema>;
