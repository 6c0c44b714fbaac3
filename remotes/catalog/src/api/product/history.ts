import { historyPageSchema } from '@pazar/contracts/record-history';
import type { HttpClient } from '@pazar/shell/http';
import { productResource } from './products.ts';

/** Changes on one page of a history. */
const changesOnPage = 10;

/** One page of what was done to a product, newest first. */
export const productHistory = (
  http: HttpClient,
  { id, cursor }: { id: string; cursor: string | undefined },
) =>
  productResource.part(http, {
    id,
    name: 'history',
    page: historyPageSchema,
    query: { limit: changesOnPage, cursor },
  });
