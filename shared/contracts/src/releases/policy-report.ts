import * as z from '@pazar/contracts/schema';
import { instantSchema } from '../values.ts';

/** Bytes and reports of a batch that a browser sends at most. */
export const maxPolicyReportBytes = 64 * 1024;
export const maxPolicyReports = 100;

/**
 * Body of `POST /v1/reports` (through the edge `POST /releases/reports`), which browsers send by
 * the Reporting API, as `application/reports+json`. Other members that browsers add are dropped.
 */
export const policyReportBatchSchema = z
  .array(z.object({ type: z.string(), body: z.nullable(z.record(z.string(), z.unknown())) }))
  .check(z.maxLength(maxPolicyReports));
export type PolicyReportBatch = z.infer<typeof policyReportBatchSchema>;

/** A violation of the page's policy, and the number of browser reports. */
export const policyReportSchema = z.object({
  /** `csp-violation` includes Trusted Types; `integrity-violation` is a script without integrity. */
  kind: z.enum(['csp-violation', 'integrity-violation']),
  /** The directive that forbade it, such as `script-src-elem`, or the kind of file. */
  directive: z.string(),
  /** URL without query, or the browser's keyword for a source without one, such as `inline`. */
  blocked: z.string(),
  /** Path of the page. */
  page: z.string(),
  /** URL and line of the script that caused it; empty when the browser does not know. */
  source: z.string(),
  /** True when it was allowed and only reported. */
  reportOnly: z.boolean(),
  total: z.int(),
  firstAt: instantSchema,
  lastAt: instantSchema,
});
export type PolicyReport = z.infer<typeof policyReportSchema>;

/** Answer of `GET /v1/reports`: the newest first. */
export const policyReportListSchema = z.object({ items: z.array(policyReportSchema) });
