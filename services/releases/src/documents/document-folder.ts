import { join } from 'node:path';
import type { PublicKey } from '@pazar/contracts/statement';
import { replaceFile } from './replace-file.ts';

/** The documents' exact bytes. */
export interface IssuedDocument {
  body: string;
  statement: string;
}

/**
 * Puts a document where the edge reads it. The statement follows its document, so a crash between
 * the two leaves a statement that vouches for older bytes: browsers then keep what they have.
 */
export async function writeDocument(folder: string, issued: IssuedDocument): Promise<void> {
  await replaceFile(join(folder, 'discovery.json'), Buffer.from(issued.body));
  await replaceFile(join(folder, 'discovery.statement.json'), Buffer.from(issued.statement));
}

/** Puts the keys that browsers may trust where the edge reads them. */
export async function writeTrustedKeys(folder: string, keys: readonly PublicKey[]): Promise<void> {
  await replaceFile(join(folder, 'trusted-keys.json'), Buffer.from(`${JSON.stringify(keys)}\n`));
}
