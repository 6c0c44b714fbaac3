import type { Locale } from '@pazar/contracts/locale';
import { textCodec } from '../csv/codecs.ts';
import type { Codec, Column } from '../csv/columns.ts';

function column(path: string, names: Record<Locale, string>, codec: Codec = textCodec): Column {
  return { key: path, names, path: path.split('.'), codec, readOnly: true };
}

const jsonCodec: Codec = { write: (value) => JSON.stringify(value), read: (cell) => cell };

/** The columns of a file of the audit; it is for reading alone. */
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
