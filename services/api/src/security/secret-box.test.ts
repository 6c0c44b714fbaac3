import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSecretBox } from './secret-box.ts';

describe('A secret box', () => {
  const box = createSecretBox(randomBytes(32));

  it('gives back what it was given, to the same owner', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (secret, owner) => {
        expect(box.open(box.seal(secret, owner), owner)).toBe(secret);
      }),
    );
  });

  it('opens nothing of another owner or another key, and nothing that was changed', () => {
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 'ana');
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
    expect(() => box.open(sealed, 'boro')).toThrow(/authenticate/);
    expect(() => createSecretBox(randomBytes(32)).open(sealed, 'ana')).toThrow(/authenticate/);
    const bytes = Buffer.from(sealed, 'base64url');
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
    expect(() => box.open(bytes.toString('base64url'), 'ana')).toThrow(/authenticate/);
  });

  it('seals the same secret in another way each time, and hashes it in the same', () => {
    expect(box.seal('a', 'ana')).not.toBe(box.seal('a', 'ana'));
    expect(box.hash('a', 'ana')).toBe(box.hash('a', 'ana'));
    expect(box.hash('a', 'ana')).not.toBe(box.hash('a', 'boro'));
  });
});
