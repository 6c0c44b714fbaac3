import type { DeclaredTexts } from '@pazar/contracts/declared-text';
import { phoneCodec, textCodec } from './codecs.ts';
import type { Codec, Column } from './columns.ts';

/** A column of a value of a record, which is named after the path of the value. */
export function column(path: string, codec: Codec, [mk, en]: readonly [string, string]): Column {
  return { key: keyOf(path), names: { mk, en }, path: path.split('.'), codec };
}

/** The key of the column of a value: that of `address.postalCode` is `address_postal_code`. */
export const keyOf = (path: string) =>
  path.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('.', '_');

/** A column that is exported, and ignored on import. */
export const readOnly = (one: Column): Column => ({ ...one, readOnly: true });

/** The columns of declared texts. */
export const textColumns = (texts: DeclaredTexts) =>
  Object.entries(texts).map(([name, { type, label, heading: { mk, en } = label }]) =>
    column(name, type === 'tel' ? phoneCodec : textCodec, [mk, en]),
  );
