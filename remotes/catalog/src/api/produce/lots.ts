import { maxPageLimit } from '@pazar/contracts/page';
import { lotPageSchema } from '@pazar/contracts/produce';
import { lotRowPageSchema, type LotRow } from '@pazar/contracts/produce-row';
import { type LotDetail, lotDetailSchema } from '@pazar/contracts/produce-detail';
import type { LotInput, LotPatch } from '@pazar/contracts/produce-input';
import { read, readItems } from '@pazar/section/read';
import { resource } from '@pazar/section/resource';
import type { HttpClient } from '@pazar/shell/http';

/** Own lots: how they are read, and every change of one but its ledger. */
export const lotResource = resource<{
  summary: LotRow;
  detail: LotDetail;
  create: LotInput;
  patch: LotPatch;
}>({
  key: ['catalog', 'produce'],
  path: '/v1/produce',
  page: lotRowPageSchema,
  detail: lotDetailSchema,
});

/** Something can be recorded on lots in these states. */
const status = ['PLANNED', 'GROWING', 'AVAILABLE'] as const;

/** Maximum number of results; agents refine the search instead of scrolling. */
const maxFound = 20;

const list = { path: '/v1/produce', schema: lotPageSchema } as const;

/** Lots that something can be recorded on, worked on last first; as many as one page holds. */
export const openLots = (http: HttpClient) => ({
  ...read(http, {
    ...list,
    key: [...lotResource.key, 'open'],
    query: { status, sort: '-updatedAt', limit: maxPageLimit },
  }),
  // Long cache time: in the field there may be no network.
  gcTime: Number.POSITIVE_INFINITY,
});

/** Open lots by name, number or place: those beyond the loaded ones are found here. */
export const openLotsMatching = (http: HttpClient, q: string) =>
  readItems(http, {
    ...list,
    key: [...lotResource.key, 'open-matching', q],
    query: { q, status, limit: maxFound },
  });

/** Lots that the info bar has room for. */
const maxNamed = 5;

/** Lots to sell before their best is over, soonest first. */
export const lotsToSellFirst = (http: HttpClient) =>
  readItems(http, {
    key: [...lotResource.key, 'sell-first'],
    path: '/v1/produce',
    schema: lotPageSchema,
    query: { sellFirst: true, sort: 'bestBefore', limit: maxNamed },
  });
