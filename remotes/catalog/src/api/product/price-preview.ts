import { type PriceAdjustment, pricePreviewSchema } from '@pazar/contracts/product-bulk';
import type { HttpClient } from '@pazar/shell/http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { productResource } from './products.ts';

/** What a change would make of the prices; asked by `POST` because the selection may be long. */
export const pricePreview = (http: HttpClient, selection: object, params: PriceAdjustment) =>
  queryOptions({
    queryKey: [...productResource.key, 'price-preview', selection, params] as const,
    queryFn: ({ signal }) =>
      http.post('/v1/products/bulk/preview', {
        schema: pricePreviewSchema,
        body: { ...selection, params },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
