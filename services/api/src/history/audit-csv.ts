import type { AuditAction } from '@pazar/contracts/audit-action';
import type { Locale } from '@pazar/contracts/locale';
import { z } from 'zod';
import { moneyCodec, textCodec } from '../csv/codecs.ts';
import type { CellContext, Codec, Column } from '../csv/columns.ts';
import { guardFormula } from '../csv/formula-guard.ts';
import { momentCodec, wordsCodec } from '../csv/word-codecs.ts';
import { knownRecords } from '../records/known-records.ts';
import { isTextKey, textOf } from '../texts/texts.ts';
import { auditedFieldWord } from './audited-field-words.ts';

function column(
  path: string,
  names: Record<Locale, string>,
  { codec = textCodec, key = path }: { codec?: Codec; key?: string } = {},
): Column {
  return { key, names, path: path.split('.'), codec, readOnly: true };
}

const otherEntities = wordsCodec({
  account: ['Сметка', 'Account'],
  agent: ['Сметка', 'Account'],
  category: ['Категорија', 'Category'],
  crop: ['Култура', 'Crop'],
  'fx-rate': ['Курс', 'Exchange rate'],
  image: ['Слика', 'Image'],
  preferences: ['Поставки', 'Preferences'],
  unit: ['Мерна единица', 'Unit'],
  'vat-rate': ['Стапка на ДДВ', 'VAT rate'],
  view: ['Приказ', 'View'],
});
const calledOf = (entity: unknown) =>
  knownRecords().find((record) => record.entity === entity)?.called;
const entities: Codec = {
  write: (value, context) =>
    calledOf(value)?.[context.locale] ?? otherEntities.write(value, context),
  read: (cell) => cell,
};
const actors = wordsCodec({
  agent: ['Агент', 'Agent'],
  management: ['Управа', 'Management'],
  system: ['Пазар', 'Pazar'],
});
const actions: Codec = {
  write: (value, { locale }) => actionWord(String(value), locale),
  read: (cell) => cell,
};

const ownWord = (action: AuditAction, locale: Locale) => textOf(`action.${action}`, locale);
const isKnown = (action: string): action is AuditAction => isTextKey(`action.${action}`);

/** An action by its own words, or by those of the record and of what is done to records of every kind. */
function actionWord(action: string, locale: Locale): string {
  if (isKnown(action)) return ownWord(action, locale);
  const [entity, verb] = action.split('.');
  const [one, usual] = [calledOf(entity)?.[locale], `usualAction.${verb}`];
  return one !== undefined && isTextKey(usual) ? `${one}: ${textOf(usual, locale)}` : action;
}

const fieldsSchema = z.record(z.string(), z.unknown());
const yesNo: Record<Locale, readonly [string, string]> = { mk: ['да', 'не'], en: ['yes', 'no'] };

/** Each changed field by its name, such as `Phone: +389 70 123 456`, one below the other. */
const fields: Codec = {
  write: (value, context) =>
    guardFormula(
      Object.entries(fieldsSchema.parse(value))
        .map(([field, of]) => {
          const name = auditedFieldWord(field, context.locale) ?? field;
          return `${name}: ${memberText(field, of, context)}`;
        })
        .join('\n'),
    ),
  read: (cell) => cell,
};

/** The value of a field; an amount in minor units, as its name says, has two decimals. */
function memberText(name: string, value: unknown, context: CellContext): string {
  const isMoney = name.endsWith('Minor') && typeof value === 'number' && value >= 0;
  return isMoney ? moneyCodec.write(value, context) : valueText(value, context);
}

/** A value as people read it; one with members as `name: value`, and nothing as a dash. */
function valueText(value: unknown, context: CellContext): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return yesNo[context.locale][value ? 0 : 1];
  if (Array.isArray(value)) {
    return value.length === 0 ? '–' : value.map((one) => valueText(one, context)).join(', ');
  }
  const { data: members } = fieldsSchema.safeParse(value);
  if (members === undefined) return JSON.stringify(value).replaceAll('"', '');
  const said = Object.entries(members).filter(([, member]) => member !== null && member !== '');
  return said
    .map(([name, member]) => {
      const known = auditedFieldWord(name, context.locale) ?? name;
      return `${known}: ${memberText(name, member, context)}`;
    })
    .join('; ');
}

/** The columns of a file of the audit: words first, identifiers last. It is for reading alone. */
export const auditCsvColumns: readonly Column[] = [
  column('at', { mk: 'Време', en: 'Time' }, { codec: momentCodec }),
  column('action', { mk: 'Дејство', en: 'Action' }, { codec: actions }),
  column('entity', { mk: 'Вид на запис', en: 'Kind of record' }, { codec: entities }),
  column('label', { mk: 'Назив', en: 'Name' }),
  column('agent.displayName', { mk: 'Чии податоци', en: 'Whose data' }),
  column('actor.displayName', { mk: 'Кој', en: 'Who' }),
  column('actorRole', { mk: 'Улога', en: 'Role' }, { codec: actors }),
  column('reason', { mk: 'Причина', en: 'Reason' }),
  column('before', { mk: 'Пред', en: 'Before' }, { codec: fields }),
  column('after', { mk: 'Потоа', en: 'After' }, { codec: fields }),
  column('id', { mk: 'ИД', en: 'ID' }),
  column('entityId', { mk: 'ИД на записот', en: 'ID of the record' }),
  column('agent.id', { mk: 'ИД на сметката', en: 'ID of the account' }),
];
