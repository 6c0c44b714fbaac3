import { reasonSchema } from '@pazar/contracts/reason';
import {
  categoryInputSchema,
  cropInputSchema,
  fxRateInputSchema,
  unitInputSchema,
  vatRateInputSchema,
} from '@pazar/contracts/reference-input';
import * as z from '@pazar/contracts/schema';

/** What a form of reference data holds: the body of a change. */
export type Values = Readonly<Record<string, unknown>>;

/** An entry of any kind of reference data, as its list shows it. */
export interface Entry {
  readonly id: string;
  readonly version: number;
  /** What it is called; an exchange rate is called by what it says. */
  readonly name: { readonly mk: string; readonly en: string };
  /** Of a category below another one. */
  readonly parentId: string | null;
  /** Whether it can be chosen; an entry with days says those. */
  readonly isActive: boolean;
  readonly values: Values;
}

export const referenceKinds = ['categories', 'crops', 'units', 'vat-rates', 'fx-rates'] as const;
export type Kind = (typeof referenceKinds)[number];

/** What an entry is kept under: its English name in small letters, `hot-pepper`. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-0-9]+|-+$/g, '')
    .slice(0, 40);
}

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

type Schemas = typeof referenceSchemas;
type FieldName = Exclude<{ [Of in Kind]: keyof z.infer<Schemas[Of]> }[Kind], 'reason'>;

export interface Field {
  readonly name: FieldName;
  /** `texts` are one in each language. */
  readonly type: 'texts' | 'number' | 'date' | 'flag' | 'months' | 'choice';
  /** What a new entry starts with: what most have. */
  readonly empty: unknown;
  /** Of a number. */
  readonly decimals?: number;
  readonly isOptional?: boolean;
}

const noTexts = { mk: '', en: '' };
const name: Field = { name: 'name', type: 'texts', empty: noTexts };
const active: Field = { name: 'active', type: 'flag', empty: true };
const validFrom: Field = { name: 'validFrom', type: 'date', empty: null };

/** The fields of each kind, in the order of its form. */
export const fieldsOf: Readonly<Record<Kind, readonly Field[]>> = {
  categories: [
    name,
    { name: 'parentId', type: 'choice', empty: null, isOptional: true },
    { name: 'defaultVatRate', type: 'choice', empty: 5 },
    { name: 'position', type: 'number', empty: 100 },
    active,
  ],
  crops: [
    name,
    { name: 'defaultUnit', type: 'choice', empty: 'KG' },
    { name: 'usualMonths', type: 'months', empty: [] },
    { name: 'daysToMaturity', type: 'number', empty: null, isOptional: true },
    active,
  ],
  units: [name, { name: 'short', type: 'texts', empty: noTexts }],
  'vat-rates': [
    { name: 'rate', type: 'number', empty: null },
    name,
    validFrom,
    { name: 'validTo', type: 'date', empty: null, isOptional: true },
  ],
  'fx-rates': [{ name: 'denarsPerEuro', type: 'number', empty: null, decimals: 4 }, validFrom],
};

/** New units cannot be added: what can be measured in one is a matter of the code. */
export const isAddable = (kind: Kind): boolean => kind !== 'units';

/** What a form starts with: those of the entry, or those of a new one; each change has its reason. */
export const valuesOf = (kind: Kind, entry: Entry | null): Values => ({
  ...Object.fromEntries(
    fieldsOf[kind].map((field) => [field.name, entry?.values[field.name] ?? field.empty]),
  ),
  reason: '',
});

/** Categories with those below each right after it; other kinds as they come. */
export function inTreeOrder(entries: readonly Entry[]): Entry[] {
  const roots = entries.filter(({ parentId }) => parentId === null);
  return roots.flatMap((root) => [root, ...entries.filter(({ parentId }) => parentId === root.id)]);
}
