import * as z from '@pazar/contracts/schema';
import { instantSchema } from '../values.ts';

/**
 * The answer of `POST /v1/account/export`: the zip of all data waits at
 * `GET /v1/account/export/{id}` until `expiresAt`.
 */
export const dataExportSchema = z.object({
  id: z.uuid(),
  status: z.enum(['READY']),
  createdAt: instantSchema,
  expiresAt: instantSchema,
});
export type DataExport = z.infer<typeof dataExportSchema>;
