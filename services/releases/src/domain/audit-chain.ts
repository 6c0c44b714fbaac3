import { type ChainProof, followChain } from '@pazar/service/audit-chain';
import { auditRecordSchema, type AuditLink } from './audit-api.ts';

/** The place before the first record. */
export const chainStart = { position: 0, hash: '0'.repeat(64) };

/** Follows the records of the registry's audit; a fault is a sentence. */
export function followAudit(
  links: AsyncIterable<AuditLink> | Iterable<AuditLink>,
): Promise<ChainProof<string>> {
  return followChain(chainStart, placed(links), {
    textsOf: ({ record }) => [record],
    faultOf({ number, record }, fault, { position: last }) {
      if (fault === 'missing') return `record ${last + 1} is missing`;
      if (fault === 'unlinked') return `record ${number} does not follow record ${last}`;
      if (fault === 'changed') return `record ${number} was changed`;
      return readNumber(record) === number ? null : `record ${number} has another number inside`;
    },
  });
}

async function* placed(links: AsyncIterable<AuditLink> | Iterable<AuditLink>) {
  for await (const link of links) yield { ...link, position: link.number };
}

/** All links, of which `read` reads the page after a number. */
export async function* inPages(
  read: (after: number) => Promise<{ items: AuditLink[]; next: number | null }>,
): AsyncGenerator<AuditLink> {
  for (let after: number | null = 0; after !== null;) {
    const page: Awaited<ReturnType<typeof read>> = await read(after);
    yield* page.items;
    after = page.next;
  }
}

function readNumber(record: string): number | undefined {
  try {
    return auditRecordSchema.parse(JSON.parse(record)).number;
  } catch {
    return undefined;
  }
}
