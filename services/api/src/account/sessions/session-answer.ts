import type { Session } from '@pazar/contracts/session';
import type { SignedIn } from './session-service.ts';

/** The specification's session, field by field. */
export function sessionAnswer({ agent, token, expiresAt }: SignedIn): Session {
  return {
    id: agent.id,
    username: agent.username,
    userType: agent.userType,
    token,
    tokenExpiry: expiresAt.toISOString(),
    roles: agent.roles,
    authenticationProvider: agent.authenticationProvider,
    verified: agent.verificationStatus === 'VERIFIED',
    creationDate: agent.createdAt.toISOString(),
    updateDate: agent.updatedAt.toISOString(),
  };
}
