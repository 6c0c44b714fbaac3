import type { Session } from '@pazar/contracts/session';

/** A verified producer who is signed in for another century. */
export function aSignedInAgent(over: Partial<Session> = {}): Session {
  return {
    id: '0199c5a2-1111-7000-8000-000000000001',
    username: 'producer',
    userType: 'PRODUCER',
    token: 'secret',
    tokenExpiry: '2126-01-01T12:00:00.000Z',
    roles: ['ROLE_AGENT'],
    authenticationProvider: 'LOCAL',
    verified: true,
    creationDate: '2026-03-14T09:00:00.000Z',
    updateDate: '2026-08-23T10:00:00.000Z',
    ...over,
  };
}
