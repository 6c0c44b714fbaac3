import { chainHash } from '@pazar/service/audit-chain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AuditLink } from './audit-api.ts';
import { chainStart, followAudit } from './audit-chain.ts';

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
    const previousHash = links.at(-1)?.hash ?? chainStart.hash;
    links.push({ number, record, previousHash, hash: chainHash(previousHash, record) });
  }
  return links;
}

/** Two records as an earlier release of the registry stored them. */
const storedHashes = [
  '7cb9b1d5a0c0f543496324a7256c141b1c915251cef6ed660f3106e2bcf4962b',
  '50ebec88b08c482d395aeb8f5f78e9f424f4d488fa9f080fb9d130252c614f3f',
];
function storedRecord(number: number, action: string): string {
  return `{"number":${number},"at":"2026-11-21T10:00:00.000Z","remote":"catalog","version":"1.0.0","reason":"First release – прво издание","before":null,"after":null,"details":null,"actor":"local","action":"${action}","sequence":${number}}`;
}

describe('The chain of the audit', () => {
  it('holds over records that an earlier release stored', async () => {
    const [first = '', second = ''] = storedHashes;
    const links = [
      { number: 1, record: storedRecord(1, 'publish'), previousHash: '0'.repeat(64), hash: first },
      { number: 2, record: storedRecord(2, 'promote'), previousHash: first, hash: second },
    ];
    expect(await followAudit(links)).toEqual({ head: { position: 2, hash: second }, fault: null });
  });

  it('breaks at the record of which any one character was changed', async () => {
    const links = chainOf(5);
    await fc.assert(
      fc.asyncProperty(fc.nat(4), fc.nat(), async (index, position) => {
        const link = links[index] ?? links[0];
        if (!link) return;
        const at = position % link.record.length;
        const other = link.record[at] === 'x' ? 'y' : 'x';
        const record = link.record.slice(0, at) + other + link.record.slice(at + 1);
        const proof = await followAudit(links.with(index, { ...link, record }));
        const fault = `record ${index + 1} was changed`;
        expect(proof).toMatchObject({ head: { position: index }, fault });
      }),
    );
  });

  it('breaks where a record was removed, or inserted with its own hashes', async () => {
    const links = chainOf(5);
    const faultIn = async (those: AuditLink[]) => (await followAudit(those)).fault;
    expect(await faultIn(links.toSpliced(2, 1))).toBe('record 3 is missing');
    const forged = links.map((link) => {
      const record = link.record.replace('local', 'other');
      return { ...link, record, hash: chainHash(link.previousHash, record) };
    });
    expect(await faultIn([...links.slice(0, 2), ...forged.slice(2, 3), ...links.slice(3)])).toBe(
      'record 4 does not follow record 3',
    );
    const renumbered = links.slice(0, 1).map((link) => {
      const record = link.record.replace('"number":1', '"number":7');
      return { ...link, record, hash: chainHash(link.previousHash, record) };
    });
    expect(await faultIn(renumbered)).toBe('record 1 has another number inside');
  });
});
