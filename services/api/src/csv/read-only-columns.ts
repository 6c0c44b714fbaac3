import type { Locale } from '@pazar/contracts/locale';
import { textCodec } from './codecs.ts';
import type { Codec, Column } from './columns.ts';

function column(path: string, names: Record<Locale, string>, codec: Codec = textCodec): Column {
  return { key: path, names, path: path.split('.'), codec, readOnly: true };
}

/** Numbers of the map: degrees, as everybody writes them. */
const degreesCodec: Codec = {
  write: (value, { decimal }) => String(value).replace('.', decimal),
  read: (cell) => cell,
};
const jsonCodec: Codec = { write: (value) => JSON.stringify(value), read: (cell) => cell };

/** The columns of a file of places; it is for reading alone. */
export const locationCsvColumns: readonly Column[] = [
  column('id', { mk: 'ИД', en: 'ID' }),
  column('type', { mk: 'Вид', en: 'Type' }),
  column('name', { mk: 'Назив', en: 'Name' }),
  column('address.line1', { mk: 'Адреса', en: 'Address' }),
  column('address.settlement', { mk: 'Населено место', en: 'Settlement' }),
  column('address.municipalityCode', { mk: 'Општина', en: 'Municipality' }),
  column('address.postalCode', { mk: 'Поштенски број', en: 'Postal code' }),
  column('address.country', { mk: 'Држава', en: 'Country' }),
  column('lat', { mk: 'Географска ширина', en: 'Latitude' }, degreesCodec),
  column('lng', { mk: 'Географска должина', en: 'Longitude' }, degreesCodec),
  column('publicPrecision', { mk: 'Јавна прецизност', en: 'Public precision' }),
  column('isPrimary', { mk: 'Главно место', en: 'Primary place' }),
  column('status', { mk: 'Состојба', en: 'Status' }),
  column('updatedAt', { mk: 'Изменето', en: 'Changed' }),
];

/** The columns of a file of the audit. */
export const auditCsvColumns: readonly Column[] = [
  column('id', { mk: 'ИД', en: 'ID' }),
  column('at', { mk: 'Време', en: 'Time' }),
  column('action', { mk: 'Дејство', en: 'Action' }),
  column('entity', { mk: 'Вид на запис', en: 'Kind of record' }),
  column('entityId', { mk: 'Запис', en: 'Record' }),
  column('label', { mk: 'Назив', en: 'Name' }),
  column('agent.displayName', { mk: 'Чии податоци', en: 'Whose data' }),
  column('actor.displayName', { mk: 'Кој', en: 'Who' }),
  column('actorRole', { mk: 'Улога', en: 'Role' }),
  column('reason', { mk: 'Причина', en: 'Reason' }),
  column('before', { mk: 'Пред', en: 'Before' }, jsonCodec),
  column('after', { mk: 'Потоа', en: 'After' }, jsonCodec),
];
