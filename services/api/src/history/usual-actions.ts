import type { Locale } from '@pazar/contracts/locale';
import type { UsualAction } from '../records/audit.ts';

type UsualVerb = UsualAction extends `${string}.${infer Verb}` ? Verb : never;

const words: Readonly<Record<UsualVerb, Readonly<Record<Locale, string>>>> = {
  create: { mk: 'внесување', en: 'created' },
  update: { mk: 'измена', en: 'changed' },
  archive: { mk: 'архивирање', en: 'archived' },
  restore: { mk: 'враќање од архивата', en: 'restored from the archive' },
  delete: { mk: 'бришење', en: 'deleted' },
};

/** What is done to records of every kind, after the name of the kind: `Supplier: changed`. */
export const usualActions: Readonly<Record<string, Readonly<Record<Locale, string>> | undefined>> =
  words;
