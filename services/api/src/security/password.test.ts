import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashPassword, recommendedCost, verifyPassword } from './password.ts';

/** Cheap, so that many can be tried. */
const cost = { costExponent: 4, blockSize: 1, parallelism: 1 };

/** HMAC fills a short key with zero bytes (RFC 2104), so scrypt ignores those at the end. */
const textOf = (password: string) => password.normalize('NFKC').replace(/\0+$/, '');

describe('Passwords', () => {
  it('match themselves and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.string(), async (password, other) => {
        const encoded = await hashPassword(password, cost);
        expect(await verifyPassword(password, encoded)).toBe(true);
        expect(await verifyPassword(other, encoded)).toBe(textOf(password) === textOf(other));
      }),
      { numRuns: 50, examples: [['\0', '']] },
    );
  });

  it('match however the keyboard composed their letters', async () => {
    const encoded = await hashPassword('ѓубре-ќе'.normalize('NFD'), cost);
    expect(await verifyPassword('ѓубре-ќе'.normalize('NFC'), encoded)).toBe(true);
  });

  it('are hashed with a fresh salt at the recommended cost', async () => {
    const hash = () => hashPassword('pazar', recommendedCost);
    const [first, second] = await Promise.all([hash(), hash()]);
    expect(first).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/);
    expect(first).not.toBe(second);
  });
});
