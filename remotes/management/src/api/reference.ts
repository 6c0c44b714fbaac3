import {
  categorySchema,
  cropSchema,
  fxRateSchema,
  referenceUsesSchema,
  unitDetailSchema,
  vatRateEntrySchema,
} from '@pazar/contracts/reference';
import * as z from '@pazar/contracts/schema';
import { type Call, nothing } from '@pazar/section/call';
import { readItems, type ReadQuery } from '@pazar/section/read';
import type { HttpClient, Reader } from '@pazar/shell/http';
import {
  type Entry,
  type Kind,
  type ReferenceValues,
  slugOf,
} from '../model/reference/reference-kind.ts';

const managed = (kind: Kind) => `/v1/management/reference/${kind}` as const;
type Target = Pick<Entry, 'id' | 'version'>;

/** What an entry of any kind may have; most are below nothing and in use. */
type Row = Target & ReferenceValues;
const listSchema = z.object({ items: z.array(z.unknown()) });
const euro = { mk: 'Евро', en: 'Euro' };

function toEntry({ id, version, ...values }: Row): Entry {
  const { name = euro, parentId = null, active: isActive = true } = values;
  return { id, version, name, parentId, isActive, values };
}

/** How one kind is read and saved: for its list, and for its form. */
function kindOf(kind: Kind, row: Reader<Row>, keyOf?: (values: ReferenceValues) => { id: string }) {
  const schema: Reader<Entry> = { parse: (json) => toEntry(row.parse(json)) };
  const list: Reader<{ items: Entry[] }> = {
    parse: (json) => ({ items: z.parse(listSchema, json).items.map((one) => schema.parse(one)) }),
  };
  return {
    schema,

    /** All entries, those out of use too. */
    list: (http: HttpClient): ReadQuery<Entry[]> =>
      readItems(http, {
        key: ['management', 'reference', kind],
        path: `/v1/reference/${kind}`,
        schema: list,
      }),

    create: (values: ReferenceValues): Call<Entry> => ({
      method: 'post',
      path: managed(kind),
      schema,
      body: { ...keyOf?.(values), ...values },
    }),

    patch: ({ id, version }: Target, body: ReferenceValues): Call<Entry> => ({
      method: 'patch',
      path: `${managed(kind)}/${id}`,
      schema,
      body,
      ifMatch: version,
    }),
  };
}

// The schema of a category or a crop has read its name.
const slugged = ({ name }: ReferenceValues) => ({ id: slugOf(name?.en ?? '') });
const unitReader: Reader<Row> = {
  parse(json) {
    const { code: id, ...unit } = unitDetailSchema.parse(json);
    return { id, ...unit };
  },
};

export const referenceResources: Readonly<Record<Kind, ReturnType<typeof kindOf>>> = {
  categories: kindOf('categories', categorySchema, slugged),
  crops: kindOf('crops', cropSchema, slugged),
  units: kindOf('units', unitReader),
  'vat-rates': kindOf('vat-rates', vatRateEntrySchema),
  'fx-rates': kindOf('fx-rates', fxRateSchema),
};

/** How many rows refer to each entry, by its key; nothing refers to an exchange rate. */
export const referenceUses = (http: HttpClient, kind: Exclude<Kind, 'fx-rates'>) =>
  readItems(http, {
    key: ['management', 'reference', kind, 'uses'],
    path: `${managed(kind)}/uses`,
    schema: referenceUsesSchema,
  });

/** What else management does to an entry, each with its reason. */
export const referenceCalls = {
  remove: (kind: Kind, { id, version }: Target, reason: string): Call<unknown> => ({
    method: 'delete',
    path: `${managed(kind)}/${id}?${new URLSearchParams({ reason }).toString()}`,
    schema: nothing,
    ifMatch: version,
  }),

  merge: ({ id, version }: Target, into: string, reason: string): Call<unknown> => ({
    method: 'post',
    path: `${managed('crops')}/${id}/merge`,
    schema: cropSchema,
    body: { into, reason },
    ifMatch: version,
  }),
};
