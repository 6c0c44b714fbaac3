import { createHash, randomBytes } from 'node:crypto';

/** 256 bits cannot be guessed, so tries need not be counted. */
const tokenBytes = 32;

/** The secret of a link in an e-mail, and its hash for the database. */
export function createLinkToken(): { token: string; tokenHash: string } {
  const token = randomBytes(tokenBytes).toString('base64url');
  return { token, tokenHash: hashLinkToken(token) };
}

/** A fast hash is enough: the token has nothing to guess. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
