import {
  categoryListSchema,
  cropListSchema,
  cropSchema,
  fxRateListSchema,
  referenceUsesSchema,
  unitListSchema,
  vatRateListSchema,
} from '@pazar/contracts/reference';
import { type Call, nothing } from '@pazar/section/call';
import { readItems, type ReadQuery } from '@pazar/section/read';
import type { HttpClient, Reader } from '@pazar/shell/http';
import type { Draft } from '../model/reference/draft.ts';
import type { Entry, Kind } from '../model/reference/reference-kind.ts';

const managed = (kind: Kind) => `/v1/management/reference/${kind}` as const;

/** An entry as its kind says it; most are below nothing and in use. */
type Said = Omit<Entry, 'parentId' | 'isActive'> & Partial<Pick<Entry, 'parentId' | 'isActive'>>;

function entries<Row>(
  kind: Kind,
  schema: Reader<{ items: Row[] }>,
  entryOf: (row: Row) => Said,
): (http: HttpClient) => ReadQuery<Entry[]> {
  return (http) => ({
    queryKey: ['management', 'reference', kind],
    queryFn: async ({ signal }) => {
      const path = `/v1/reference/${kind}` as const;
      const { items } = await http.get(path, { schema, query: {}, signal });
      return items.map((row) => ({ parentId: null, isActive: true, ...entryOf(row) }));
    },
  });
}

interface InTwo {
  readonly mk: string;
  readonly en: string;
}
const named = ({ mk, en }: InTwo): Draft => ({ nameMk: mk, nameEn: en });

/** All entries of each kind, those out of use too. */
export const referenceEntries: Readonly<Record<Kind, (http: HttpClient) => ReadQuery<Entry[]>>> = {
  categories: entries('categories', categoryListSchema, (row) => {
    const { id: key, version, name, parentId, defaultVatRate, position, active } = row;
    const draft = { ...named(name), parentId, defaultVatRate, position, active };
    return { key, version, name, parentId, isActive: active, draft };
  }),
  crops: entries('crops', cropListSchema, (row) => {
    const { id: key, version, name, defaultUnit, usualMonths, daysToMaturity, active } = row;
    const draft = { ...named(name), defaultUnit, usualMonths, daysToMaturity, active };
    return { key, version, name, isActive: active, draft };
  }),
  units: entries('units', unitListSchema, ({ code: key, version, name, short }) => {
    const draft = { ...named(name), shortMk: short.mk, shortEn: short.en };
    return { key, version, name, draft };
  }),
  'vat-rates': entries('vat-rates', vatRateListSchema, (row) => {
    const { id: key, version, name, rate, validFrom, validTo } = row;
    return { key, version, name, draft: { rate, ...named(name), validFrom, validTo } };
  }),
  'fx-rates': entries('fx-rates', fxRateListSchema, (row) => {
    const { id: key, version, denarsPerEuro, validFrom } = row;
    const name = { mk: 'Евро', en: 'Euro' };
    return { key, version, name, draft: { denarsPerEuro, validFrom } };
  }),
};

/** How many rows refer to each entry, by its key; nothing refers to an exchange rate. */
export const referenceUses = (http: HttpClient, kind: Exclude<Kind, 'fx-rates'>) =>
  readItems(http, {
    key: ['management', 'reference', kind, 'uses'],
    path: `${managed(kind)}/uses`,
    schema: referenceUsesSchema,
  });

type Target = Pick<Entry, 'key' | 'version'>;

/** What management does to reference data, each with its reason in the body. */
export const referenceCalls = {
  add: (kind: Kind, body: object): Call<undefined> => ({
    method: 'post',
    path: managed(kind),
    schema: nothing,
    body,
  }),

  change: (kind: Kind, { key, version }: Target, body: object): Call<undefined> => ({
    method: 'patch',
    path: `${managed(kind)}/${key}`,
    schema: nothing,
    body,
    ifMatch: version,
  }),

  remove: (kind: Kind, { key, version }: Target, reason: string): Call<undefined> => ({
    method: 'delete',
    path: `${managed(kind)}/${key}?${new URLSearchParams({ reason }).toString()}`,
    schema: nothing,
    ifMatch: version,
  }),

  merge: ({ key, version }: Target, into: string, reason: string) => ({
    method: 'post' as const,
    path: `${managed('crops')}/${key}/merge` as const,
    schema: cropSchema,
    body: { into, reason },
    ifMatch: version,
  }),
};
