import type { Unit } from '@pazar/contracts/quantity';

export interface Texts {
  readonly mk: string;
  readonly en: string;
}

/** The fields of all kinds of reference data. Null where nothing has been entered yet. */
export interface AllValues {
  readonly rate: number | null;
  readonly denarsPerEuro: number | null;
  readonly name: Texts;
  readonly short: Texts;
  readonly parentId: string | null;
  readonly defaultVatRate: number | null;
  readonly position: number | null;
  readonly defaultUnit: Unit | null;
  readonly usualMonths: readonly number[];
  readonly daysToMaturity: number | null;
  readonly active: boolean;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly reason: string;
}

/** What a form of one kind holds: the body of a change. */
export type ReferenceValues = Partial<AllValues>;
export type ReferenceFieldName = keyof AllValues;

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

/** New units cannot be added: what can be measured in one is a matter of the code. */
export const isAddable = (kind: Kind): boolean => kind !== 'units';

/** Categories with those below each right after it; other kinds as they come. */
export function inTreeOrder(entries: readonly Entry[]): Entry[] {
  const roots = entries.filter(({ parentId }) => parentId === null);
  return roots.flatMap((root) => [root, ...entries.filter(({ parentId }) => parentId === root.id)]);
}
