import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashPassword, recommendedCost, verifyPassword } from './password.ts';

/** Cheap, so that many can be tried. */
const cost = { costExponent: 4, blockSize: 1, parallelism: 1 };

describe('Passwords', () => {
  it('match themselves and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.string(), async (password, other) => {
        const encoded = await hashPassword(password, cost);
        expect(await verifyPassword(password, encoded)).toBe(true);
        const same = password.normalize('NFKC') === other.normalize('NFKC');
        expect(await verifyPassword(other, encoded)).toBe(same);
      }),
      { numRuns: 50 },
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
