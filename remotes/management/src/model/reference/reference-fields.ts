import { reasonSchema } from '@pazar/contracts/reason';
import {
  categoryInputSchema,
  cropInputSchema,
  fxRateInputSchema,
  unitInputSchema,
  vatRateInputSchema,
} from '@pazar/contracts/reference-input';
import * as z from '@pazar/contracts/schema';
import { defineFields } from '@pazar/section/form/define-fields';
import { fieldText } from '../field-texts.ts';
import type { Formatters } from '../use-formatters.ts';
import {
  type AllValues,
  type Entry,
  type Kind,
  type ReferenceFieldName,
  type ReferenceValues,
  slugOf,
  type Texts,
} from './reference-kind.ts';

const noTexts: Texts = { mk: '', en: '' };
const shown = (name: ReferenceFieldName) => ({
  show: (value: unknown, words: Formatters) => fieldText(words, name, value),
});

/** Every field, with what most new entries have; a kind has those of its schema, in this order. */
export const referenceFields = defineFields<AllValues, Formatters>({
  rate: { empty: null },
  denarsPerEuro: { empty: null },
  name: {
    empty: noTexts,
    ...shown('name'),
    explain: ({ code }, { t }) => (code === 'slug' ? t('reference.slug') : undefined),
  },
  short: { empty: noTexts, ...shown('short') },
  parentId: { empty: null, ...shown('parentId') },
  defaultVatRate: { empty: 5, ...shown('defaultVatRate') },
  position: { empty: 100 },
  defaultUnit: { empty: 'KG', ...shown('defaultUnit') },
  usualMonths: { empty: [], ...shown('usualMonths') },
  daysToMaturity: { empty: null },
  active: { empty: true, ...shown('active') },
  validFrom: { empty: null },
  validTo: { empty: null },
  reason: { empty: '' },
});

/** The API keeps a category or a crop under its English name. */
const hasSlug = z.refine<{ name: { en: string } }>(({ name: { en } }) => slugOf(en).length > 1, {
  path: ['name', 'en'],
  params: { fault: 'slug' },
});

/** What a form of each kind may send. */
export const referenceSchemas = {
  categories: z.omit(categoryInputSchema, { id: true }).check(hasSlug),
  crops: z.omit(cropInputSchema, { id: true }).check(hasSlug),
  units: z.strictObject({
    ...z.pick(unitInputSchema, { name: true, short: true }).shape,
    reason: reasonSchema,
  }),
  'vat-rates': vatRateInputSchema,
  'fx-rates': fxRateInputSchema,
} as const;

/** The fields of a kind, in the order of its form. */
export const fieldsOf = (kind: Kind) =>
  referenceFields.names.filter((name) => name in referenceSchemas[kind].shape);

/** What a form starts with: those of the entry, or those of a new one; each change has its reason. */
export function valuesOf(kind: Kind, entry: Entry | null): ReferenceValues {
  const values = { ...referenceFields.empty(), ...entry?.values };
  return Object.fromEntries(fieldsOf(kind).map((name) => [name, values[name]]));
}
