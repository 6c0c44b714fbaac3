import type { AuditedField } from '@pazar/contracts/audited-field';
import type { Locale } from '@pazar/contracts/locale';
import { columnHeading } from '../csv/column-heading.ts';

/** What a field of an event is called in a file; undefined for one of a later service. */
export function auditedFieldWord(field: string, locale: Locale): string | undefined {
  const [mk, en] = words[field] ?? [];
  const column = field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  // Of several records the heading is that of one.
  return (
    (locale === 'mk' ? mk : en) ??
    columnHeading(column, locale) ??
    columnHeading(column.replace(/_ids$/, '_id'), locale)
  );
}

/** In Macedonian and in English: those that are no column of the archive of an account. */
const known: Readonly<Partial<Record<AuditedField, readonly [mk: string, en: string]>>> = {
  address: ['Адреса', 'Address'],
  business: ['Деловни податоци', 'Business'],
  conditions: ['Услови', 'Conditions'],
  daysToMaturity: ['Денови до прибирање', 'Days to harvest'],
  defaultUnit: ['Вообичаена единица', 'Usual unit'],
  defaultVatRate: ['Вообичаена стапка на ДДВ', 'Usual VAT rate'],
  denarsPerEuro: ['Денари за едно евро', 'Denars for one euro'],
  dimension: ['Величина', 'Dimension'],
  factorMillionths: ['Фактор', 'Factor'],
  imageAlts: ['Описи на слики', 'Descriptions of pictures'],
  images: ['Слики', 'Images'],
  linkedProducts: ['Поврзани производи', 'Linked products'],
  lots: ['Приноси', 'Lots'],
  mergedInto: ['Споена со', 'Merged into'],
  moved: ['Преместено', 'Moved'],
  notesIn: ['Белешки на двата јазика', 'Notes in both languages'],
  packs: ['Пакувања', 'Packs'],
  parentId: ['Над неа', 'Above it'],
  produceIds: ['Поврзани приноси', 'Linked lots'],
  rate: ['Стапка', 'Rate'],
  season: ['Сезона', 'Season'],
  short: ['Кратенка', 'Short name'],
  signIn: ['Начини на најава', 'Ways to log in'],
  suspension: ['Суспензија', 'Suspension'],
  target: ['Важи за', 'Applies to'],
  usualMonths: ['Вообичаени месеци', 'Usual months'],
  validFrom: ['Важи од', 'Holds from'],
  validTo: ['Важи до', 'Holds until'],
  verification: ['Верификација', 'Verification'],
  verified: ['Верификуван', 'Verified'],
};
const words: Readonly<Record<string, readonly [mk: string, en: string] | undefined>> = known;
