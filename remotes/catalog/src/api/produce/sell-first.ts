import { lotPageSchema } from '@pazar/contracts/produce';
import { readItems } from '@pazar/section/read';
import type { HttpClient } from '@pazar/shell/http';
import { lotResource } from './lots.ts';

/** Lots that the info bar has room for. */
const mostNamed = 5;

/** Lots to sell before their best is over, soonest first. */
export const lotsToSellFirst = (http: HttpClient) =>
  readItems(http, {
    key: [...lotResource.key, 'sell-first'],
    path: '/v1/produce',
    schema: lotPageSchema,
    query: { sellFirst: true, sort: 'bestBefore', limit: mostNamed },
  });
