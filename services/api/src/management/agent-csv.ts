import type { Locale } from '@pazar/contracts/locale';
import { listCodec, textCodec } from '../csv/codecs.ts';
import type { Codec, Column } from '../csv/columns.ts';
import { momentCodec, wordsCodec } from '../csv/word-codecs.ts';

function column(key: string, names: Record<Locale, string>, codec: Codec = textCodec): Column {
  return { key, names, path: [key], codec, readOnly: true };
}

const userTypes = wordsCodec({
  CONSUMER: ['Потрошувач', 'Consumer'],
  SELLER: ['Продавач', 'Seller'],
  PRODUCER: ['Производител', 'Producer'],
  STAFF: ['Вработен', 'Staff'],
});
const roles = wordsCodec({
  ROLE_CONSUMER: ['Потрошувач', 'Consumer'],
  ROLE_AGENT: ['Агент', 'Agent'],
  ROLE_MANAGEMENT: ['Управител', 'Manager'],
});
const accountStatuses = wordsCodec({
  ACTIVE: ['Активна', 'Active'],
  CLOSING: ['Во затворање', 'Closing'],
  CLOSED: ['Затворена', 'Closed'],
  SUSPENDED: ['Суспендирана', 'Suspended'],
});
const verificationStatuses = wordsCodec({
  NONE: ['Не е побарана', 'Not requested'],
  PENDING: ['На чекање', 'Pending'],
  CHANGES_REQUESTED: ['Побарани се измени', 'Changes requested'],
  REJECTED: ['Одбиен', 'Rejected'],
  VERIFIED: ['Верификуван', 'Verified'],
});

/** The columns of a file of agents, the identifier last; it is for reading alone. */
export const agentCsvColumns: readonly Column[] = [
  column('displayName', { mk: 'Назив', en: 'Name' }),
  column('username', { mk: 'Корисничко име', en: 'Username' }),
  column('legalName', { mk: 'Правен назив', en: 'Legal name' }),
  column('taxNumber', { mk: 'ЕДБ', en: 'Tax number' }),
  column('email', { mk: 'Е-пошта', en: 'E-mail' }),
  column('phone', { mk: 'Телефон', en: 'Phone' }),
  column('userType', { mk: 'Вид корисник', en: 'Type of user' }, userTypes),
  column('roles', { mk: 'Улоги', en: 'Roles' }, listCodec(roles)),
  column('accountStatus', { mk: 'Состојба', en: 'Account' }, accountStatuses),
  column('verificationStatus', { mk: 'Верификација', en: 'Verification' }, verificationStatuses),
  column('settlement', { mk: 'Населено место', en: 'Settlement' }),
  column('creationDate', { mk: 'Регистриран на', en: 'Registered on' }, momentCodec),
  column('id', { mk: 'ИД', en: 'ID' }),
];
