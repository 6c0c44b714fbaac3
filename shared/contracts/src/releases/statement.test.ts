import { describe, expect, it } from 'vitest';
import { publicKeySchema, signedStatementSchema, statementSchema } from './statement.ts';

const statement = {
  sequence: 7,
  issuedAt: '2026-11-21T10:00:00.000Z',
  expires: '2026-12-21T10:00:00.000Z',
  integrity: `sha384-${'A'.repeat(64)}`,
  length: 1234,
};

describe('statementSchema', () => {
  it('reads back what was signed', () => {
    expect(statementSchema.parse(JSON.parse(JSON.stringify(statement)))).toEqual(statement);
  });

  it('leaves out a member of a newer registry, so that open tabs keep reading its documents', () => {
    expect(statementSchema.parse({ ...statement, builtBy: 'ci' })).toEqual(statement);
  });

  it.each([
    { sequence: 0 },
    { sequence: 1.5 },
    { sequence: 2 ** 53 },
    { length: 1 },
    { expires: 'never' },
    { integrity: 'sha1-AAAA' },
    { critical: ['approvals'], approvals: 2 },
    { audit: { number: 1, hash: 'short' } },
  ])('refuses %j', (wrong) => {
    expect(statementSchema.safeParse({ ...statement, ...wrong }).success).toBe(false);
  });
});

describe('signedStatementSchema', () => {
  const signature = { keyId: 'k1', signature: 'A'.repeat(86) };

  it('needs a signature and accepts at most eight', () => {
    const accepts = (count: number) =>
      signedStatementSchema.safeParse({
        payload: 'e30',
        signatures: Array.from({ length: count }, () => signature),
      }).success;
    expect([0, 1, 8, 9].map(accepts)).toEqual([false, true, true, false]);
  });
});

describe('publicKeySchema', () => {
  it('takes 32 bytes in base64url', () => {
    const accepts = (publicKey: string) =>
      publicKeySchema.safeParse({ keyId: 'k1', publicKey }).success;
    expect(accepts('A'.repeat(43))).toBe(true);
    expect(
      ['A'.repeat(42), 'A'.repeat(44), `${'A'.repeat(42)}=`, `${'A'.repeat(42)}/`].map(accepts),
    ).toEqual([false, false, false, false]);
  });
});
