import * as z from '@pazar/contracts/schema';
import { publicKeySchema } from './statement.ts';
import { positiveSchema } from '../values.ts';

/**
 * Answer of `GET /v1/document/issued` of the registry: the exact texts of `discovery.json` and
 * `discovery.statement.json`, and the keys that browsers may trust.
 */
export const issuedDocumentSchema = z.strictObject({
  sequence: positiveSchema,
  body: z.string(),
  statement: z.string(),
  keys: z.array(publicKeySchema).check(z.minLength(1)),
});
export type IssuedDocument = z.infer<typeof issuedDocumentSchema>;
