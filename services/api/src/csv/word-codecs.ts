import { formatDateTime } from '@pazar/format/date';
import { z } from 'zod';
import type { Codec } from './columns.ts';

/** Codes in Macedonian and in English. */
export type CodeWords = Readonly<Record<string, readonly [mk: string, en: string]>>;

/** A code of the API in words, for a file that is for reading alone; one of a later service as it is. */
export function wordsCodec(words: CodeWords): Codec {
  return {
    write: (value, { locale }) => {
      const code = z.string().parse(value);
      const [mk, en] = words[code] ?? [code, code];
      return locale === 'mk' ? mk : en;
    },
    read: (cell) => cell,
  };
}

/** An instant as a day and a time in Skopje, for a file that is for reading alone. */
export const momentCodec: Codec = {
  write: (value, { locale }) => formatDateTime(z.string().parse(value), locale),
  read: (cell) => cell,
};
