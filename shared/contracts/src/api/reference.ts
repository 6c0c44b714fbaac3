import * as z from '@pazar/contracts/schema';
import { unitSchema } from './quantity.ts';
import { countSchema, instantSchema, versionSchema } from '../values.ts';

/** Kinds of reference data, as the address of each list spells them. */
export const referenceKindSchema = z.enum([
  'categories',
  'crops',
  'units',
  'municipalities',
  'vat-rates',
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
  /** What a new product of this category starts with, in percent. */
  defaultVatRate: percentSchema,
  position: countSchema,
  /** One that is not is kept for what refers to it, and offered to nobody. */
  active: z.boolean(),
  updatedAt: instantSchema,
});
export type Category = z.infer<typeof categorySchema>;

/** What is grown or kept: the default unit of a lot, and when it is usually harvested. */
export const cropSchema = z.object({
  id: slugSchema,
  version: versionSchema,
  name: namesSchema,
  defaultUnit: unitSchema,
  usualMonths: z.array(monthSchema),
  /** From planting to the first harvest; null for what stands for years. */
  daysToMaturity: z.nullable(z.int().check(z.minimum(1), z.maximum(1000))),
  active: z.boolean(),
  updatedAt: instantSchema,
});
export type Crop = z.infer<typeof cropSchema>;

export const dimensionSchema = z.enum(['MASS', 'VOLUME', 'COUNT', 'BUNCH', 'CONTAINER']);

/** A unit of measure. Units of one dimension convert by `factor`, thousandths of which are exact. */
export const unitDetailSchema = z.object({
  code: z.string().check(z.regex(/^[A-Z]{1,10}$/)),
  version: versionSchema,
  name: namesSchema,
  short: namesSchema,
  dimension: dimensionSchema,
  /** Millionths of the dimension's base unit (kilogram, litre, piece, bunch); null for containers. */
  factorMillionths: z.nullable(z.int().check(z.minimum(1))),
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

/** A rate of value added tax, in percent, with the days on which it holds (the last one included). */
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

/** The answer of `GET /v1/reference/{kind}`: the whole list, in the order in which it is shown. */
export const categoryListSchema = z.object({ items: z.array(categorySchema) });
export const cropListSchema = z.object({ items: z.array(cropSchema) });
export const unitListSchema = z.object({ items: z.array(unitDetailSchema) });
export const municipalityListSchema = z.object({ items: z.array(municipalitySchema) });
export const vatRateListSchema = z.object({ items: z.array(vatRateEntrySchema) });
