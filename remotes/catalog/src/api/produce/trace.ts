import { movementTraceSchema } from '@pazar/contracts/movement-trace';
import { read } from '@pazar/section/read';
import type { HttpClient } from '@pazar/shell/http';
import { lotResource } from './lots.ts';

/** The lots, fields and days that goods of a movement came from. */
export const traceOf = (http: HttpClient, movementId: string) =>
  read(http, {
    key: [...lotResource.key, 'trace', movementId],
    path: `/v1/movements/${movementId}/trace`,
    schema: movementTraceSchema,
  });
