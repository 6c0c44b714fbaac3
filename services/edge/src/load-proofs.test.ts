import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createLoadProofs, openLoadProofs } from './load-proofs.ts';

const key = Buffer.alloc(32, 7);
const visitor = '203.0.113.7';

describe('the proof of a page load', () => {
  it('names the load to the edge that issued it, each time another', () => {
    const proofs = createLoadProofs(key);
    const loads = [1, 2].map(() => proofs.loadOf(proofs.issue(visitor), visitor));
    expect(loads).toEqual([expect.stringMatching(/^[\w-]{16}$/), expect.any(String)]);
    expect(new Set(loads).size).toBe(2);
  });

  it('ends after an hour', () => {
    let clock = 0;
    const proofs = createLoadProofs(key, () => clock);
    const proof = proofs.issue(visitor);
    clock = 60 * 60_000;
    expect(proofs.loadOf(proof, visitor)).toBeDefined();
    clock += 60_000;
    expect(proofs.loadOf(proof, visitor)).toBeUndefined();
  });

  it('is good for the network that it was issued to, and no other', () => {
    const proofs = createLoadProofs(key);
    expect(proofs.loadOf(proofs.issue(visitor), '203.0.113.8')).toBeUndefined();
    expect(proofs.loadOf(proofs.issue('2001:db8::1'), '2001:db8::2')).toBeDefined();
  });

  it('cannot be made without the key, or changed', () => {
    const proofs = createLoadProofs(key);
    const proof = proofs.issue(visitor);
    const forged = [
      createLoadProofs(Buffer.alloc(32, 8)).issue(visitor),
      `${proof}A`.replace(/\.[^.]*$/, '.AAAA'),
      proof.replace('.', '.A'),
      `9${proof}`,
      '',
      'x.y.z',
      'NaN..',
    ];
    expect(forged.map((each) => proofs.loadOf(each, visitor))).toEqual(forged.map(() => undefined));
  });

  it('is good at every edge of one home, whose key only its owner may read', async () => {
    const home = await mkdtemp(join(tmpdir(), 'pazar-proofs-'));
    const [first, second] = [await openLoadProofs(home), await openLoadProofs(home)];
    expect(second.loadOf(first.issue(visitor), visitor)).toBeDefined();
    const { mode } = await stat(join(home, 'edge', 'load-key'));
    expect(mode & 0o077).toBe(0);
    await rm(home, { recursive: true });
  });
});
