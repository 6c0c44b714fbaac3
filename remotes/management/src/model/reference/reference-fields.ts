import type { Unit } from '@pazar/contracts/quantity';
import { defineFields } from '@pazar/section/form/define-fields';
import { fieldText } from '../field-texts.ts';
import type { Formatters } from '../use-formatters.ts';

interface Texts {
  readonly mk: string;
  readonly en: string;
}

/** The fields of all kinds of reference data. Null where nothing has been entered yet. */
interface AllValues {
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
