import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Cost of one hash: N = 2^costExponent, block size r, parallelism p. */
export interface PasswordCost {
  costExponent: number;
  blockSize: number;
  parallelism: number;
}

/**
 * OWASP Password Storage Cheat Sheet, section scrypt: N=2^15, r=8, p=3 is one of its equivalent
 * minimums. It takes 32 MiB, so that the four threads of Node's pool stay under 128 MiB together.
 */
export const recommendedCost: PasswordCost = { costExponent: 15, blockSize: 8, parallelism: 3 };

const saltBytes = 16;
const hashBytes = 32;

const encodedPattern =
  /^\$scrypt\$ln=(?<ln>\d{1,2}),r=(?<r>\d{1,2}),p=(?<p>\d{1,2})\$(?<salt>[A-Za-z0-9_-]+)\$(?<hash>[A-Za-z0-9_-]+)$/;
const encodedGroups = z.object({
  ln: z.coerce.number(),
  r: z.coerce.number(),
  p: z.coerce.number(),
  salt: z.base64url(),
  hash: z.base64url(),
});

/** Hashes a password with a fresh salt into `$scrypt$ln=15,r=8,p=3$salt$hash` (base64url). */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await deriveHash(password, salt, cost);
  const { costExponent, blockSize, parallelism } = cost;
  const parameters = `ln=${costExponent},r=${blockSize},p=${parallelism}`;
  return `$scrypt$${parameters}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/** Compares in constant time, with the cost that the encoded hash names. */
export async function verifyPassword(password: string, encoded: string): Promise<boolean> {
  const groups = encodedGroups.parse(encodedPattern.exec(encoded)?.groups);
  const expected = Buffer.from(groups.hash, 'base64url');
  const actual = await deriveHash(password, Buffer.from(groups.salt, 'base64url'), {
    costExponent: groups.ln,
    blockSize: groups.r,
    parallelism: groups.p,
  });
  return timingSafeEqual(actual, expected);
}

function deriveHash(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  const N = 2 ** cost.costExponent;
  // The same password typed on two keyboards may arrive composed or decomposed (ѓ, ќ);
  // NIST SP 800-63B asks for NFKC before hashing.
  return derive(password.normalize('NFKC'), salt, hashBytes, {
    N,
    r: cost.blockSize,
    p: cost.parallelism,
    // Node refuses above this; scrypt itself needs 128·N·r and a little for each lane.
    maxmem: 128 * cost.blockSize * (N + cost.parallelism + 2),
  });
}
