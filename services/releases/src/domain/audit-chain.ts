import { createHash } from 'node:crypto';
import { auditRecordSchema, type AuditLink } from './audit-api.ts';

/** The predecessor hash of the first record. */
export const chainStart = '0'.repeat(64);

/** The hash of a record: SHA-256, in hex, of the hash before it, a line feed and its exact text. */
export function linkHash(previousHash: string, record: string): string {
  return createHash('sha256').update(`${previousHash}\n${record}`).digest('hex');
}

/** The valid part of a chain, and the fault of the first invalid link. */
export interface ChainProof {
  /** Number and hash of the last valid link; 0 and `chainStart` before the first. */
  number: number;
  hash: string;
  fault: string | null;
}

/** Nothing proved yet. */
export const unproved: ChainProof = { number: 0, hash: chainStart, fault: null };

/**
 * Follows a chain over more links; after a fault it stays there. Feed it page by page, from
 * `unproved`.
 */
export function followChain(proof: ChainProof, links: readonly AuditLink[]): ChainProof {
  let { number, hash } = proof;
  if (proof.fault !== null) return proof;
  for (const link of links) {
    const fault = faultOf(link, number, hash);
    if (fault !== null) return { number, hash, fault };
    ({ number, hash } = link);
  }
  return { number, hash, fault: null };
}

function faultOf(link: AuditLink, lastNumber: number, lastHash: string): string | null {
  const { number, record, previousHash, hash } = link;
  if (number !== lastNumber + 1) return `record ${lastNumber + 1} is missing`;
  if (previousHash !== lastHash) return `record ${number} does not follow record ${lastNumber}`;
  if (linkHash(previousHash, record) !== hash) return `record ${number} was changed`;
  return readNumber(record) === number ? null : `record ${number} has another number inside`;
}

function readNumber(record: string): number | undefined {
  try {
    return auditRecordSchema.parse(JSON.parse(record)).number;
  } catch {
    return undefined;
  }
}
