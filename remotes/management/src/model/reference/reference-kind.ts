import { reasonSchema } from '@pazar/contracts/reason';
import {
  categoryInputSchema,
  cropInputSchema,
  fxRateInputSchema,
  unitInputSchema,
  vatRateInputSchema,
} from '@pazar/contracts/reference-input';
import * as z from '@pazar/contracts/schema';
import { referenceFields, type ReferenceValues } from './reference-fields.ts';

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
  readonly values: ReferenceValues;
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

/** The fields of a kind, in the order of its form. */
export const fieldsOf = (kind: Kind) =>
  referenceFields.names.filter((name) => name in referenceSchemas[kind].shape);

/** New units cannot be added: what can be measured in one is a matter of the code. */
export const isAddable = (kind: Kind): boolean => kind !== 'units';

/** What a form starts with: those of the entry, or those of a new one; each change has its reason. */
export function valuesOf(kind: Kind, entry: Entry | null): ReferenceValues {
  const values = { ...referenceFields.empty(), ...entry?.values };
  return Object.fromEntries(fieldsOf(kind).map((name) => [name, values[name]]));
}

/** Categories with those below each right after it; other kinds as they come. */
export function inTreeOrder(entries: readonly Entry[]): Entry[] {
  const roots = entries.filter(({ parentId }) => parentId === null);
  return roots.flatMap((root) => [root, ...entries.filter(({ parentId }) => parentId === root.id)]);
}
