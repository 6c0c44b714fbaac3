import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartProblem } from '@pazar/service/start-problem';
import type { PublicKey } from '@pazar/contracts/releases/statement';
import { z } from 'zod';
import { replaceFile, syncFolder } from '@pazar/service/replace-file';

/** A key that signs statements, and the form in which browsers trust it. */
export interface SigningKey {
  trusted: PublicKey;
  privateKey: KeyObject;
  createdAt: Date;
}

const privateJwkSchema = z.looseObject({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string().length(43),
  d: z.string().length(43),
});

/** The signing keys of an installation. Every process that uses the folder sees a change at once. */
export interface SigningKeys {
  /**
   * The keys that sign now, oldest first. `trusted` names them once they have changed, because
   * browsers must then be informed.
   */
  read: () => Promise<{ keys: SigningKey[]; trusted?: PublicKey[] }>;
  /** Creates a key that signs together with the others from the next document on. */
  add: () => Promise<SigningKey>;
  /** Retires a key: it stops signing. False when there is no such key, or no other. */
  retire: (keyId: string) => Promise<boolean>;
}

/** Browsers accept this many keys at once; a rotation needs two. */
export const maxSigningKeys = 4;

const retiredFolder = 'retired';

/**
 * The keys of a folder, one JWK file each. All of them sign, so that a new key can be used with the
 * old one until browsers trust it. An empty folder gets its first key.
 */
export async function openSigningKeys(folder: string): Promise<SigningKeys> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await keyFiles(folder)).length === 0) await createKey(folder);
  return {
    read: async () => {
      const keys = await readKeys(folder);
      const hasChanged =
        keys.length > 1 || (await keyFiles(join(folder, retiredFolder))).length > 0;
      return { keys, ...(hasChanged && { trusted: keys.map((key) => key.trusted) }) };
    },
    add: () => createKey(folder),
    retire: async (keyId) => {
      const keys = await readKeys(folder);
      if (keys.length < 2 || !keys.some((key) => key.trusted.keyId === keyId)) return false;
      await mkdir(join(folder, retiredFolder), { recursive: true, mode: 0o700 });
      await rename(join(folder, `${keyId}.json`), join(folder, retiredFolder, `${keyId}.json`));
      await syncFolder(folder);
      return true;
    },
  };
}

async function keyFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => /^[^.].*\.json$/.test(name));
}

async function readKeys(folder: string): Promise<SigningKey[]> {
  const names = await keyFiles(folder);
  const keys = await Promise.all(names.map(async (name) => readKey(join(folder, name))));
  return keys.toSorted(
    (left, right) =>
      left.createdAt.getTime() - right.createdAt.getTime() ||
      (left.trusted.keyId < right.trusted.keyId ? -1 : 1),
  );
}

async function createKey(folder: string): Promise<SigningKey> {
  const { privateKey } = generateKeyPairSync('ed25519');
  const key = toSigningKey(privateKey, new Date());
  const text = `${JSON.stringify(privateKey.export({ format: 'jwk' }))}\n`;
  await replaceFile(join(folder, `${key.trusted.keyId}.json`), Buffer.from(text), 0o600);
  return key;
}

async function readKey(path: string): Promise<SigningKey> {
  const parsed = privateJwkSchema.safeParse(parseJson(await readFile(path, 'utf8')));
  if (!parsed.success) {
    throw new StartProblem(
      `The signing key ${path} is damaged: it is not an Ed25519 private key (JWK). Restore the ` +
        'file from a backup (pazar restore), or move it away when another key signs too.',
    );
  }
  const key: JsonWebKey = { ...parsed.data };
  const { mtime } = await stat(path);
  return toSigningKey(createPrivateKey({ key, format: 'jwk' }), mtime);
}

/** The value, or undefined for text that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toSigningKey(privateKey: KeyObject, createdAt: Date): SigningKey {
  const { x } = createPublicKey(privateKey).export({ format: 'jwk' });
  if (x === undefined) throw new Error('The key has no public part');
  const keyId = createHash('sha256').update(Buffer.from(x, 'base64url')).digest('hex').slice(0, 16);
  return { trusted: { keyId, publicKey: x }, privateKey, createdAt };
}
