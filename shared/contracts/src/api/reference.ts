import * as z from '@pazar/contracts/schema';
import { unitSchema } from './quantity.ts';
import { countSchema, instantSchema, positiveSchema, versionSchema } from '../values.ts';

/** Kinds of reference data, as in the URL of each list. */
export const referenceKindSchema = z.enum([
  'categories',
  'crops',
  'units',
  'municipalities',
  'vat-rates',
  'fx-rates',
]);
export type ReferenceKind = z.infer<typeof referenceKindSchema>;

/** Reference data has both languages: everybody chooses from it. */
const namesSchema = z.object({ mk: z.string(), en: z.string() });
const slugSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/));
const monthSchema = z.int().check(z.minimum(1), z.maximum(12));
const percentSchema = z.int().check(z.minimum(0), z.maximum(100));

/** A category of products. Two levels: one with a `parentId` is below a category without. */
export const categorySchema = z.object({
  id: slugSchema,
  version: versionSchema,
  parentId: z.nullable(slugSchema),
  name: namesSchema,
  /** The default of a new product in this category, in percent. */
  defaultVatRate: percentSchema,
  position: countSchema,
  /** Inactive entries stay for existing references but are no longer offered. */
  active: z.boolean(),
  updatedAt: instantSchema,
});
export type Category = z.infer<typeof categorySchema>;

/** A crop or animal product: the default unit of a lot, and the usual harvest months. */
export const cropSchema = z.object({
  id: slugSchema,
  version: versionSchema,
  name: namesSchema,
  defaultUnit: unitSchema,
  usualMonths: z.array(monthSchema),
  /** From planting to the first harvest; null for perennials. */
  daysToMaturity: z.nullable(z.int().check(z.minimum(1), z.maximum(1000))),
  active: z.boolean(),
  updatedAt: instantSchema,
});
export type Crop = z.infer<typeof cropSchema>;

export const dimensionSchema = z.enum(['MASS', 'VOLUME', 'COUNT', 'BUNCH', 'CONTAINER']);

/**
 * A unit of measure. Units of one dimension convert by `factor`, which is exact to the thousandth.
 */
export const unitDetailSchema = z.object({
  code: z.string().check(z.regex(/^[A-Z]{1,10}$/)),
  version: versionSchema,
  name: namesSchema,
  short: namesSchema,
  dimension: dimensionSchema,
  /** Millionths of the dimension's base unit (kilogram, litre, piece, bunch); null for containers. */
  factorMillionths: z.nullable(positiveSchema),
  updatedAt: instantSchema,
});
export type UnitDetail = z.infer<typeof unitDetailSchema>;

/** ISO 3166-2:MK; the City of Skopje, which spans ten municipalities, is `MK-85`. */
export const municipalityCodeSchema = z.string().check(z.regex(/^MK-\d{2,3}$/));
export const municipalitySchema = z.object({
  code: municipalityCodeSchema,
  name: namesSchema,
});
export type Municipality = z.infer<typeof municipalitySchema>;

/** A rate of value added tax, in percent, with its first and last day (the last one included). */
export const vatRateEntrySchema = z.object({
  id: z.uuid(),
  version: versionSchema,
  rate: percentSchema,
  name: namesSchema,
  validFrom: z.iso.date(),
  validTo: z.nullable(z.iso.date()),
  updatedAt: instantSchema,
});
export type VatRateEntry = z.infer<typeof vatRateEntrySchema>;

/**
 * The price of one euro in denars from a day on, until the day of the next entry: for amounts that
 * are converted for information only. At most four decimals.
 */
export const fxRateSchema = z.object({
  id: z.uuid(),
  version: versionSchema,
  denarsPerEuro: z.number().check(z.gt(0)),
  validFrom: z.iso.date(),
  updatedAt: instantSchema,
});
export type FxRate = z.infer<typeof fxRateSchema>;

/**
 * The answer of `GET /v1/management/reference/{kind}/uses`: the number of agents' records, and of
 * other reference entries, that refer to each entry. Entries without references are left out.
 */
export const referenceUsesSchema = z.object({
  items: z.array(z.object({ key: z.string(), uses: countSchema })),
});
export type ReferenceUses = z.infer<typeof referenceUsesSchema>;

/** The answer of `GET /v1/reference/{kind}`: the whole list, in the order in which it is shown. */
export const categoryListSchema = z.object({ items: z.array(categorySchema) });
export const cropListSchema = z.object({ items: z.array(cropSchema) });
export const unitListSchema = z.object({ items: z.array(unitDetailSchema) });
export const municipalityListSchema = z.object({ items: z.array(municipalitySchema) });
export const vatRateListSchema = z.object({ items: z.array(vatRateEntrySchema) });
export const fxRateListSchema = z.object({ items: z.array(fxRateSchema) });
