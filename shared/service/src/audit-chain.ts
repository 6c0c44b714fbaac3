import { createHash } from 'node:crypto';

/** A place in a chain: the number of a link, and its hash. */
export interface ChainHead {
  position: number;
  hash: string;
}

/** A link; `previousHash` where it is stored with it. */
export interface ChainLink extends ChainHead {
  previousHash?: string;
}

/** A link is missing before this one, it follows another one, or it was changed. */
export type LinkFault = 'missing' | 'unlinked' | 'changed';

/** The last link that fits, and the first fault after it. */
export interface ChainProof<Fault> {
  head: ChainHead;
  fault: Fault | null;
}

export interface ChainRules<Link, Fault> {
  /** What the hash of a link is made of, after the hash before it. */
  textsOf: (link: Link) => readonly string[];
  /** The fault of a link, which may also follow `head` and not fit its record; null when it fits. */
  faultOf: (link: Link, fault: LinkFault | null, head: ChainHead) => Fault | null;
}

/** The hash of a link: SHA-256, in hex, of the hash before it and its texts, with a line feed between them. */
export function chainHash(...texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('hex');
}

/**
 * Follows the chain of an audit to its end or to the first fault. Numbers have no gap, and each hash covers the one
 * before it.
 *
 * @param start the place before the first link
 */
export async function followChain<Link extends ChainLink, Fault>(
  start: ChainHead,
  links: AsyncIterable<Link> | Iterable<Link>,
  { textsOf, faultOf }: ChainRules<Link, Fault>,
): Promise<ChainProof<Fault>> {
  let head = start;
  for await (const link of links) {
    const fault = faultOf(link, linkFault(link, head, textsOf), head);
    if (fault !== null) return { head, fault };
    head = { position: link.position, hash: link.hash };
  }
  return { head, fault: null };
}

function linkFault<Link extends ChainLink>(
  link: Link,
  head: ChainHead,
  textsOf: (link: Link) => readonly string[],
): LinkFault | null {
  if (link.position !== head.position + 1) return 'missing';
  if ((link.previousHash ?? head.hash) !== head.hash) return 'unlinked';
  return link.hash === chainHash(head.hash, ...textsOf(link)) ? null : 'changed';
}
