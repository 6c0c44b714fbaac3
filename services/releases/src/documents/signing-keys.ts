import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublicKey } from '@pazar/contracts/statement';
import { z } from 'zod';
import { replaceFile } from './replace-file.ts';

/** A key that signs statements, and the form in which browsers trust it. */
export interface SigningKey {
  trusted: PublicKey;
  privateKey: KeyObject;
}

const privateJwkSchema = z.looseObject({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string().length(43),
  d: z.string().length(43),
});

/**
 * The keys of a folder, one JWK file each; every one of them signs, so that a new key can stand
 * beside the old one while browsers learn it. An empty folder gets its first key.
 */
export async function openSigningKeys(folder: string): Promise<SigningKey[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = (await readdir(folder)).filter((name) => /^[^.].*\.json$/.test(name)).toSorted();
  if (names.length === 0) return [await createKey(folder)];
  return Promise.all(names.map(async (name) => readKey(join(folder, name))));
}

async function createKey(folder: string): Promise<SigningKey> {
  const { privateKey } = generateKeyPairSync('ed25519');
  const key = toSigningKey(privateKey);
  const text = `${JSON.stringify(privateKey.export({ format: 'jwk' }))}\n`;
  await replaceFile(join(folder, `${key.trusted.keyId}.json`), Buffer.from(text), 0o600);
  return key;
}

async function readKey(path: string): Promise<SigningKey> {
  const parsed = privateJwkSchema.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (!parsed.success) throw new Error(`${path} is not an Ed25519 private key (JWK)`);
  const key: JsonWebKey = { ...parsed.data };
  return toSigningKey(createPrivateKey({ key, format: 'jwk' }));
}

function toSigningKey(privateKey: KeyObject): SigningKey {
  const { x } = createPublicKey(privateKey).export({ format: 'jwk' });
  if (x === undefined) throw new Error('The key has no public part');
  const keyId = createHash('sha256').update(Buffer.from(x, 'base64url')).digest('hex').slice(0, 16);
  return { trusted: { keyId, publicKey: x }, privateKey };
}
