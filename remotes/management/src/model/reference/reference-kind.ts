import type { Draft, DraftValue, Field, FieldType } from './draft.ts';

/** An entry of any kind of reference data, as its list shows it. */
export interface Entry {
  readonly key: string;
  readonly version: number;
  /** What it is called; an exchange rate is called by what it says. */
  readonly name: { readonly mk: string; readonly en: string };
  /** Of a category below another one. */
  readonly parentId: string | null;
  /** Whether it can be chosen; an entry with days says those. */
  readonly isActive: boolean;
  readonly draft: Draft;
}

export const referenceKinds = ['categories', 'crops', 'units', 'vat-rates', 'fx-rates'] as const;
export type Kind = (typeof referenceKinds)[number];

const names: readonly Field[] = [
  { name: 'nameMk', type: 'text' },
  { name: 'nameEn', type: 'text' },
];
const active: Field = { name: 'active', type: 'flag' };

/** The fields of each kind, in the order of its form. */
export const fieldsOf: Readonly<Record<Kind, readonly Field[]>> = {
  categories: [
    ...names,
    { name: 'parentId', type: 'choice', isOptional: true },
    { name: 'defaultVatRate', type: 'choice' },
    { name: 'position', type: 'number' },
    active,
  ],
  crops: [
    ...names,
    { name: 'defaultUnit', type: 'choice' },
    { name: 'usualMonths', type: 'months' },
    { name: 'daysToMaturity', type: 'number', isOptional: true },
    active,
  ],
  units: [...names, { name: 'shortMk', type: 'text' }, { name: 'shortEn', type: 'text' }],
  'vat-rates': [
    { name: 'rate', type: 'number' },
    ...names,
    { name: 'validFrom', type: 'date' },
    { name: 'validTo', type: 'date', isOptional: true },
  ],
  'fx-rates': [
    { name: 'denarsPerEuro', type: 'number', decimals: 4 },
    { name: 'validFrom', type: 'date' },
  ],
};

const startOf: Readonly<Record<FieldType, DraftValue>> = {
  text: '',
  number: null,
  date: null,
  flag: true,
  months: [],
  choice: null,
};
/** What most new entries of a kind have. */
const usual: Draft = { defaultVatRate: 5, position: 100, defaultUnit: 'KG' };

/**
 * What a new entry starts with. Units have none: what can be measured in a new one is a matter of
 * the code.
 */
export function emptyDraft(kind: Kind): Draft | null {
  if (kind === 'units') return null;
  return Object.fromEntries(
    fieldsOf[kind].map(({ name, type }) => [name, usual[name] ?? startOf[type]]),
  );
}

/** Categories with those below each right after it; other kinds as they come. */
export function inTreeOrder(entries: readonly Entry[]): Entry[] {
  const roots = entries.filter(({ parentId }) => parentId === null);
  return roots.flatMap((root) => [
    root,
    ...entries.filter(({ parentId }) => parentId === root.key),
  ]);
}
