import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
/** NIST SP 800-38D 8.2: 96 bits. */
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts secrets, so that a copy of the database alone reveals none of them. */
export type SecretBox = ReturnType<typeof createSecretBox>;

/** @param key the service's key of `secrets.json`; each use has a key that is derived from it */
export function createSecretBox(key: Uint8Array) {
  const derive = (use: string) => new Uint8Array(hkdfSync('sha256', key, '', `pazar ${use}`, 32));
  const [boxKey, hashKey] = [derive('second factor'), derive('recovery codes')];
  return {
    /** Encrypts a secret for its owner. */
    seal: (secret: string, owner: string) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, boxKey, nonce).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    /** Throws for a text that was sealed for another owner, or with another key. */
    open: (sealed: string, owner: string) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(algorithm, boxKey, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const body = decipher.update(bytes.subarray(nonceBytes + tagBytes));
      return Buffer.concat([body, decipher.final()]).toString('utf8');
    },
    /** A hash that cannot be computed without the key. */
    hash: (secret: string, owner: string) =>
      createHmac('sha256', hashKey).update(`${owner} ${secret}`).digest('base64url'),
  };
}
