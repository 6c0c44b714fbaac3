import * as z from '@pazar/contracts/schema';
import type { ObjectOf } from '../object-of.ts';
import { optionalTextInput } from './text.ts';

export const certificationTypeSchema = z.enum([
  'ORGANIC',
  'INTEGRATED',
  'PDO',
  'PGI',
  'HALAL',
  'KOSHER',
]);
export type CertificationType = z.infer<typeof certificationTypeSchema>;

/** A certificate that a product is sold with; `validTo` is its last day. */
const certificationOf = (object: ObjectOf) =>
  object({
    type: certificationTypeSchema,
    number: z._default(optionalTextInput({ max: 60 }), null),
    validTo: z._default(z.nullable(z.iso.date()), null),
  });
/** As answers have it. */
export const certificationSchema = certificationOf(z.object);
/** As requests have it. */
export const certificationInputSchema = certificationOf(z.strictObject);
export type Certification = z.infer<typeof certificationSchema>;

/** The fourteen allergens that food must declare: Regulation (EU) 1169/2011, annex II. */
export const allergenSchema = z.enum([
  'GLUTEN',
  'CRUSTACEANS',
  'EGGS',
  'FISH',
  'PEANUTS',
  'SOYBEANS',
  'MILK',
  'NUTS',
  'CELERY',
  'MUSTARD',
  'SESAME',
  'SULPHITES',
  'LUPIN',
  'MOLLUSCS',
]);
export type Allergen = z.infer<typeof allergenSchema>;
