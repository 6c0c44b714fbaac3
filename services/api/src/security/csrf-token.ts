import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { isSameText } from './same-text.ts';

/** The session that a token belongs to, across renewals of its bearer tokens. */
export interface CsrfOwner {
  agentId: string;
  startedAt: Date;
}

/**
 * Signed tokens that only scripts of the shell's own origin can read from their cookie and send
 * back in a header (OWASP: signed double submit, bound to the session).
 */
export type CsrfTokens = ReturnType<typeof createCsrfTokens>;

export function createCsrfTokens(secret: Uint8Array) {
  // A separate key: no signature of one kind is valid as another.
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'pazar csrf', 32));
  const sign = (binding: string) => createHmac('sha256', key).update(binding).digest('base64url');
  const create = (owner: CsrfOwner) => {
    const binding = bindingOf(owner);
    return `${binding}.${sign(binding)}`;
  };
  return {
    create,
    /** Whether a token is one of ours, and its owner's if that is known. */
    accepts: (token: string, owner: CsrfOwner | null) => {
      const [binding = ''] = token.split('.', 1);
      return isSameText(token, owner === null ? `${binding}.${sign(binding)}` : create(owner));
    },
  };
}

function bindingOf({ agentId, startedAt }: CsrfOwner): string {
  return createHash('sha256').update(`${agentId} ${startedAt.toISOString()}`).digest('base64url');
}
