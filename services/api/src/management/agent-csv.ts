import type { Locale } from '@pazar/contracts/locale';
import { textCodec, textsCodec } from '../csv/codecs.ts';
import type { Codec, Column } from '../csv/columns.ts';

function column(key: string, names: Record<Locale, string>, codec: Codec = textCodec): Column {
  return { key, names, path: [key], codec, readOnly: true };
}

/** The columns of a file of agents; it is for reading alone. */
export const agentCsvColumns: readonly Column[] = [
  column('id', { mk: 'ИД', en: 'ID' }),
  column('username', { mk: 'Корисничко име', en: 'Username' }),
  column('displayName', { mk: 'Назив', en: 'Name' }),
  column('legalName', { mk: 'Деловен назив', en: 'Business name' }),
  column('taxNumber', { mk: 'ЕДБ', en: 'Tax number' }),
  column('email', { mk: 'Е-пошта', en: 'E-mail' }),
  column('phone', { mk: 'Телефон', en: 'Phone' }),
  column('userType', { mk: 'Вид корисник', en: 'Type of user' }),
  column('roles', { mk: 'Улоги', en: 'Roles' }, textsCodec),
  column('accountStatus', { mk: 'Состојба', en: 'Account' }),
  column('verificationStatus', { mk: 'Верификација', en: 'Verification' }),
  column('settlement', { mk: 'Населено место', en: 'Settlement' }),
  column('creationDate', { mk: 'Регистриран на', en: 'Registered on' }),
];
