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

/**
 * The private keys that one registry holds. Which of them sign is decided by the database, which all
 * registries share.
 */
export type SigningKeys = ReturnType<typeof openSigningKeys>;

/** Browsers accept this many keys at once; a rotation needs two. */
export const maxSigningKeys = 4;

const retiredFolder = 'retired';

/** The keys of a folder, one JWK file each. */
export function openSigningKeys(folder: string) {
  const retired = join(folder, retiredFolder);
  /** Where the file of a key belongs. */
  const pathOf = (keyId: string) => join(folder, `${keyId}.json`);
  return {
    pathOf,
    /** The keys of the folder, oldest first; empty for a folder that does not exist. */
    read: () => readKeys(folder),
    /** The keys that were retired here, oldest first. */
    readRetired: () => readKeys(retired),
    /** Creates a key. It signs nothing until the database names it. */
    add: () => createKey(folder),
    /** Moves a key that signs no more out of the folder; nothing for one that is not there. */
    retire: async (keyId: string) => {
      if (!(await keyFiles(folder)).includes(`${keyId}.json`)) return;
      await mkdir(retired, { recursive: true, mode: 0o700 });
      await rename(pathOf(keyId), join(retired, `${keyId}.json`));
      await syncFolder(folder);
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
  await mkdir(folder, { recursive: true, mode: 0o700 });
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
