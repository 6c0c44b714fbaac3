import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AuditLink } from './audit-api.ts';
import { chainStart, followChain, linkHash, unproved } from './audit-chain.ts';

/** A chain of records as the registry writes them. */
function chainOf(length: number): AuditLink[] {
  const links: AuditLink[] = [];
  for (let number = 1; number <= length; number += 1) {
    const record = JSON.stringify({
      number,
      at: '2026-11-21T10:00:00.000Z',
      actor: 'local',
      action: 'promote',
      remote: 'catalog',
      version: `1.0.${number}`,
      reason: 'because of a test',
      sequence: number,
      before: null,
      after: null,
      details: null,
    });
    const previousHash = links.at(-1)?.hash ?? chainStart;
    links.push({ number, record, previousHash, hash: linkHash(previousHash, record) });
  }
  return links;
}

describe('The chain of the audit', () => {
  it('holds from page to page', () => {
    const links = chainOf(10);
    const half = followChain(unproved, links.slice(0, 5));
    expect(followChain(half, links.slice(5))).toEqual({
      number: 10,
      hash: links[9]?.hash,
      fault: null,
    });
  });

  it('breaks at the record of which any one character was changed', () => {
    const links = chainOf(5);
    fc.assert(
      fc.property(fc.nat(4), fc.nat(), (index, position) => {
        const link = links[index] ?? links[0];
        if (!link) return;
        const at = position % link.record.length;
        const other = link.record[at] === 'x' ? 'y' : 'x';
        const record = link.record.slice(0, at) + other + link.record.slice(at + 1);
        const proof = followChain(unproved, links.with(index, { ...link, record }));
        expect(proof).toMatchObject({ number: index, fault: `record ${index + 1} was changed` });
      }),
    );
  });

  it('breaks where a record was removed, or inserted with its own hashes', () => {
    const links = chainOf(5);
    expect(followChain(unproved, links.toSpliced(2, 1)).fault).toBe('record 3 is missing');
    const forged = chainOf(5).map((link) => {
      const record = link.record.replace('local', 'other');
      return { ...link, record, hash: linkHash(link.previousHash, record) };
    });
    expect(
      followChain(unproved, [...links.slice(0, 2), ...forged.slice(2, 3), ...links.slice(3)]).fault,
    ).toBe('record 4 does not follow record 3');
  });
});
