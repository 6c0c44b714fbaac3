import type { PublicKey } from '@pazar/contracts/releases/statement';
import { checkDocument, type CheckedDocument } from '@pazar/service/document-set';
import { fetchBytes, type Encoding } from './fetch-bytes.ts';

/** How a served document is read and judged. */
export interface ReadOptions {
  keys: readonly PublicKey[];
  now: Date;
  encoding?: Encoding;
}

/** Reads document and statement as a browser does and checks them against the registry's keys. */
export async function readServedDocument(
  shell: string,
  { keys, now, encoding }: ReadOptions,
): Promise<CheckedDocument> {
  const [body, statement] = await Promise.all([
    fetchBytes(`${shell}/releases/discovery.json`, encoding),
    fetchBytes(`${shell}/releases/discovery.statement.json`, encoding),
  ]);
  return checkDocument({ body, statement }, { keys, now });
}
