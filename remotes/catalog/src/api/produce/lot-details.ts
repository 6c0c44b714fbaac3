import { movementTraceSchema } from '@pazar/contracts/movement-trace';
import { linkPreviewSchema } from '@pazar/contracts/produce-links';
import { read } from '@pazar/section/read';
import type { HttpClient } from '@pazar/shell/http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { lotResource } from './lots.ts';

/** The lots, fields and days that goods of a movement came from. */
export const traceOf = (http: HttpClient, movementId: string) =>
  read(http, {
    key: [...lotResource.key, 'trace', movementId],
    path: `/v1/movements/${movementId}/trace`,
    schema: movementTraceSchema,
  });

/** What links would do to the stock of products; nothing is changed by asking. */
export const linkPreview = (http: HttpClient, id: string, productIds: readonly string[]) =>
  queryOptions({
    queryKey: [...lotResource.key, 'link-preview', id, productIds] as const,
    queryFn: ({ signal }) =>
      http.post(`/v1/produce/${id}/links/preview`, {
        schema: linkPreviewSchema,
        body: { productIds },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
