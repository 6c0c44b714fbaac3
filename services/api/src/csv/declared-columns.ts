import type { DeclaredTexts } from '@pazar/contracts/declared-text';
import { phoneCodec, textCodec } from './codecs.ts';
import type { Codec, Column } from './columns.ts';

/** A column of a value of a record, which is named after the path of the value. */
export function column(path: string, codec: Codec, [mk, en]: readonly [string, string]): Column {
  const key = path.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return { key: key.replaceAll('.', '_'), names: { mk, en }, path: path.split('.'), codec };
}

/** A column that is exported, and ignored on import. */
export const readOnly = (one: Column): Column => ({ ...one, readOnly: true });

/** The columns of declared texts. */
export const textColumns = (texts: DeclaredTexts) =>
  Object.entries(texts).map(([name, { type, label, heading: { mk, en } = label }]) =>
    column(name, type === 'tel' ? phoneCodec : textCodec, [mk, en]),
  );
