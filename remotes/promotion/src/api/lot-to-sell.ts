import { lotDetailSchema } from '@pazar/contracts/produce-detail';
import { movementPageSchema } from '@pazar/contracts/movement';
import { maxPageLimit } from '@pazar/contracts/page';
import { read, readItems } from '@pazar/section/read';
import type { HttpClient } from '@pazar/shell/http';

/** A lot that must be sold. */
export const lotToSell = (http: HttpClient, id: string) =>
  read(http, { key: ['promotion', 'lot', id], path: `/v1/produce/${id}`, schema: lotDetailSchema });

/** Its last hundred sales. */
export const salesOfLot = (http: HttpClient, id: string) =>
  readItems(http, {
    key: ['promotion', 'lot', id, 'sales'],
    path: `/v1/produce/${id}/movements`,
    schema: movementPageSchema,
    query: { type: ['SALE'], limit: maxPageLimit },
  });
