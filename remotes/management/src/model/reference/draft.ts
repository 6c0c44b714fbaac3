/** What a field of a form of reference data holds. */
export type DraftValue = string | number | boolean | null | readonly number[];

/** An entry of reference data while it is edited; names in two languages are two fields. */
export type Draft = Readonly<Record<string, DraftValue>>;

export type FieldType = 'text' | 'number' | 'date' | 'flag' | 'months' | 'choice';

export interface Field {
  readonly name: FieldName;
  readonly type: FieldType;
  /** Of a number. */
  readonly decimals?: number;
  readonly isOptional?: boolean;
}

export const fieldNames = [
  'nameMk',
  'nameEn',
  'shortMk',
  'shortEn',
  'parentId',
  'defaultVatRate',
  'position',
  'active',
  'defaultUnit',
  'usualMonths',
  'daysToMaturity',
  'rate',
  'validFrom',
  'validTo',
  'denarsPerEuro',
] as const;
export type FieldName = (typeof fieldNames)[number];

/** A draft as the API takes it. */
export function bodyOf({ nameMk, nameEn, shortMk, shortEn, ...rest }: Draft): object {
  return {
    ...rest,
    ...(nameMk !== undefined && { name: { mk: nameMk, en: nameEn } }),
    ...(shortMk !== undefined && { short: { mk: shortMk, en: shortEn } }),
  };
}

const inTwo: Readonly<Record<string, FieldName>> = {
  'name.mk': 'nameMk',
  'name.en': 'nameEn',
  'short.mk': 'shortMk',
  'short.en': 'shortEn',
};

/** The fields of a form that a schema found something wrong with. */
export function faultyFields(
  issues: readonly { readonly path: readonly PropertyKey[] }[],
): ReadonlySet<string> {
  return new Set(
    issues.map(({ path }) => inTwo[path.slice(0, 2).join('.')] ?? String(path[0] ?? '')),
  );
}

/** What an entry is kept under: its English name in small letters, `hot-pepper`. */
export function slugOf(name: DraftValue | undefined): string {
  return String(name ?? '')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-0-9]+|-+$/g, '')
    .slice(0, 40);
}
