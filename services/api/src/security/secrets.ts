import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** RFC 7518 3.2: a key for HS256 has at least the 256 bits of its hash. */
const keyBytes = 32;

const secretsSchema = z.strictObject({
  tokenKey: z.base64url().length(43),
  cursorKey: z.base64url().length(43),
});

/** Keys that sign session tokens and list cursors. */
export interface Secrets {
  tokenKey: Uint8Array;
  cursorKey: Uint8Array;
}

export function createSecrets(): Secrets {
  return { tokenKey: randomBytes(keyBytes), cursorKey: randomBytes(keyBytes) };
}

/** Reads `secrets.json` in `folder`, or creates it, readable by its owner alone. */
export async function loadSecrets(folder: string): Promise<Secrets> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'secrets.json');
  const secrets = createSecrets();
  try {
    await writeFile(path, encode(secrets), { mode: 0o600, flag: 'wx' });
    return secrets;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return decode(await readFile(path, 'utf8'), path);
  }
}

function encode({ tokenKey, cursorKey }: Secrets): string {
  const text = (key: Uint8Array) => Buffer.from(key).toString('base64url');
  return `${JSON.stringify({ tokenKey: text(tokenKey), cursorKey: text(cursorKey) }, null, 2)}\n`;
}

function decode(content: string, path: string): Secrets {
  try {
    const { tokenKey, cursorKey } = secretsSchema.parse(JSON.parse(content));
    return {
      tokenKey: Buffer.from(tokenKey, 'base64url'),
      cursorKey: Buffer.from(cursorKey, 'base64url'),
    };
  } catch (error) {
    throw new Error(
      `${path} does not hold this service's keys. Restore it, or remove it: everyone then signs in again.`,
      { cause: error },
    );
  }
}
