import type { Session } from '@pazar/contracts/session';
import { aSession } from '@pazar/testing/builders';

/** A verified producer who is signed in for another century, as storage and API have one. */
export function aSignedInAgent({ token = 'secret', ...over }: Partial<Session> = {}): Session {
  return { ...aSession(over), token };
}
