import { maxPageLimit } from '@pazar/contracts/page';
import { lotPageSchema } from '@pazar/contracts/produce';
import { read, readItems } from '@pazar/section/read';
import type { HttpClient } from '@pazar/shell/http';
import { lotResource } from './lots.ts';

/** Something can be recorded on lots in these states. */
const status = ['PLANNED', 'GROWING', 'AVAILABLE'] as const;

/** More than these nobody reads: another letter narrows them. */
const mostFound = 20;

const list = { path: '/v1/produce', schema: lotPageSchema } as const;

/** Lots that something can be recorded on, worked on last first; as many as one page holds. */
export const openLots = (http: HttpClient) => ({
  ...read(http, {
    ...list,
    key: [...lotResource.key, 'open'],
    query: { status, sort: '-updatedAt', limit: maxPageLimit },
  }),
  // Kept for the field, where there may be no network to ask again.
  gcTime: Number.POSITIVE_INFINITY,
});

/** Open lots by name, number or place: those beyond the loaded ones are found here. */
export const openLotsMatching = (http: HttpClient, q: string) =>
  readItems(http, {
    ...list,
    key: [...lotResource.key, 'open-matching', q],
    query: { q, status, limit: mostFound },
  });
