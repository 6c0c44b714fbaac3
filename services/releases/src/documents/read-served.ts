import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  publicKeySchema,
  signedStatementSchema,
  statementSchema,
} from '@pazar/contracts/releases/statement';
import { z } from 'zod';
import { integrityOf } from '@pazar/service/integrity';

const trustedKeysSchema = z.array(publicKeySchema).min(1);

/** The newest document of the folder that the edge serves. */
export interface ServedSet {
  sequence: number;
  /** Hash of the document's bytes; undefined when its statement is damaged. */
  integrity: string | undefined;
  /** Identifiers of the keys that signed it; empty when its statement is damaged. */
  signedBy: readonly string[];
  /** Whether document, statement and keys are there and the statement matches the document. */
  isWhole: boolean;
}

/**
 * Reads which document a folder serves, from the statement and from the names of the issued sets,
 * so that a damaged statement does not hide the last sequence. Undefined for a folder without
 * documents.
 */
export async function readServed(folder: string): Promise<ServedSet | undefined> {
  const statement = await readStatement(join(folder, 'discovery.statement.json'));
  const names = await readdir(join(folder, 'issued')).catch(() => []);
  const sequences = names.map((name) => Number.parseInt(name)).filter((number) => number > 0);
  const newest = Math.max(0, ...sequences, statement?.sequence ?? 0);
  if (newest === 0) return undefined;
  if (statement?.sequence !== newest) {
    const signedBy = statement?.signedBy ?? [];
    return { sequence: newest, integrity: undefined, signedBy, isWhole: false };
  }
  return { ...statement, isWhole: await matches(folder, statement.integrity) };
}

async function matches(folder: string, integrity: string): Promise<boolean> {
  try {
    const body = await readFile(join(folder, 'discovery.json'));
    const keys = await readFile(join(folder, 'trusted-keys.json'), 'utf8');
    trustedKeysSchema.parse(JSON.parse(keys));
    return integrityOf(body) === integrity;
  } catch {
    return false;
  }
}

async function readStatement(path: string) {
  try {
    const signed = signedStatementSchema.parse(JSON.parse(await readFile(path, 'utf8')));
    const payload = Buffer.from(signed.payload, 'base64url').toString();
    const { sequence, integrity } = statementSchema.parse(JSON.parse(payload));
    return { sequence, integrity, signedBy: signed.signatures.map(({ keyId }) => keyId) };
  } catch {
    return undefined;
  }
}
