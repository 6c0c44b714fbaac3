import { historyEntrySchema } from '@pazar/contracts/releases/release-state';
import { z } from 'zod';

/** The parsed text of an audit record. */
export const auditRecordSchema = z.strictObject({
  ...historyEntrySchema.shape,
  remote: z.string().nullable(),
});
export type AuditRecord = z.infer<typeof auditRecordSchema>;

/** `GET /v1/history?since=…&actor=…`, and of one remote: newest first. */
export const historyQuerySchema = z.strictObject({
  before: z.coerce.number().int().min(1).default(Number.MAX_SAFE_INTEGER),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  since: z.iso.datetime().optional(),
  actor: z.string().min(1).max(200).optional(),
});
export const recordListSchema = z.strictObject({
  items: z.array(auditRecordSchema),
  /** `before` of the next page, or null at the end. */
  before: z.int().nullable(),
});

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** A link of the chain: `hash` is over `previousHash`, a line feed and the exact text `record`. */
export const auditLinkSchema = z.strictObject({
  number: z.int().min(1),
  record: z.string(),
  previousHash: hash,
  hash,
});
export type AuditLink = z.infer<typeof auditLinkSchema>;

/** `GET /v1/audit?after=0&limit=1000&remote=catalog`: oldest first. */
export const auditQuerySchema = z.strictObject({
  after: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(5000).default(1000),
  remote: z.string().max(60).optional(),
});
export const auditPageSchema = z.strictObject({
  items: z.array(auditLinkSchema),
  /** `after` of the next page, or null at the end. */
  next: z.int().nullable(),
});
