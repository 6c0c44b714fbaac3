import {
  categoryListSchema,
  cropListSchema,
  fxRateListSchema,
  municipalityListSchema,
  unitListSchema,
  vatRateListSchema,
} from '@pazar/contracts/reference';
import type { z } from 'zod';
import type { App } from '../http/app-types.ts';
import type { ReferenceRepository } from './reference-repository.ts';

/** Changes by management apply at once: a browser asks each time, and mostly gets 304. */
const cacheControl = 'public, no-cache';

interface ReferenceList {
  path: string;
  summary: string;
  description: string;
  schema: z.core.$ZodType;
  read: () => Promise<unknown[]>;
}

/**
 * `GET /v1/reference/{categories,crops,units,municipalities,vat-rates,fx-rates}`: the whole list in both
 * languages, for everybody, with a strong ETag. 304 when `If-None-Match` names it.
 */
export function referenceRoutes(app: App, reference: ReferenceRepository): void {
  const lists: ReferenceList[] = [
    {
      path: 'categories',
      summary: 'Categories of products',
      description:
        'The whole list in both languages, in two levels: `parentId` is null for the first.',
      schema: categoryListSchema,
      read: reference.categories,
    },
    {
      path: 'crops',
      summary: 'Crops, with their usual months',
      description: 'The whole list in both languages; January is month 1.',
      schema: cropListSchema,
      read: reference.crops,
    },
    {
      path: 'units',
      summary: 'Units of measure',
      description:
        'The whole list in both languages. Units of one dimension convert by `factorMillionths`.',
      schema: unitListSchema,
      read: reference.units,
    },
    {
      path: 'municipalities',
      summary: 'The municipalities and the City of Skopje',
      description: 'The whole list in both languages, by their codes.',
      schema: municipalityListSchema,
      read: reference.municipalities,
    },
    {
      path: 'vat-rates',
      summary: 'Rates of value added tax',
      description:
        'All rates in percent with their first and last day, also those that have ended.',
      schema: vatRateListSchema,
      read: reference.vatRates,
    },
    {
      path: 'fx-rates',
      summary: 'Denars for one euro, the newest first',
      description:
        'The rates by which amounts in euros are counted in denars, each from its first day on.',
      schema: fxRateListSchema,
      read: reference.fxRates,
    },
  ];
  for (const { path, summary, description, schema, read } of lists) {
    app.get(
      `/v1/reference/${path}`,
      {
        config: { access: 'public', conditional: true },
        schema: { tags: ['reference'], summary, description, response: { 200: schema } },
      },
      async (_request, reply) => {
        reply.header('cache-control', cacheControl);
        return { items: await read() };
      },
    );
  }
}
