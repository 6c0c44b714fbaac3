import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeSynced } from '@pazar/service/replace-file';
import { z } from 'zod';

/** RFC 7518 3.2: a key for HS256 has at least the 256 bits of its hash. */
const keyBytes = 32;

const keyExample = 'must be 32 random bytes in base64url, which are 43 characters';

export const keySchema = z
  .base64url(keyExample)
  .length(43, keyExample)
  .transform((text): Uint8Array => Buffer.from(text, 'base64url'));

const secretsSchema = z.strictObject({ tokenKey: keySchema, cursorKey: keySchema });

/** Keys that sign session tokens and list cursors. */
export interface Secrets {
  tokenKey: Uint8Array;
  cursorKey: Uint8Array;
}

export function createSecrets(): Secrets {
  return { tokenKey: randomBytes(keyBytes), cursorKey: randomBytes(keyBytes) };
}

/**
 * Reads `secrets.json` in `folder`, or creates it, readable by its owner alone. Of several processes that
 * start at once, one creates it and all read the same keys.
 */
export async function loadSecrets(folder: string): Promise<Secrets> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'secrets.json');
  try {
    return decode(await readFile(path, 'utf8'), path);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
  await createFile(path, encode(createSecrets()));
  return decode(await readFile(path, 'utf8'), path);
}

/** Another process sees the whole file or none: a link is made at once, and never replaces a file. */
async function createFile(path: string, content: string): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    await writeSynced(temporary, Buffer.from(content), 0o600);
    await link(temporary, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function encode({ tokenKey, cursorKey }: Secrets): string {
  const text = (key: Uint8Array) => Buffer.from(key).toString('base64url');
  return `${JSON.stringify({ tokenKey: text(tokenKey), cursorKey: text(cursorKey) }, null, 2)}\n`;
}

function decode(content: string, path: string): Secrets {
  try {
    return secretsSchema.parse(JSON.parse(content));
  } catch (error) {
    throw new Error(
      `${path} does not hold this service's keys. Restore it, or remove it: everyone then signs in again.`,
      { cause: error },
    );
  }
}
