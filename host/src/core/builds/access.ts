import type { RuntimeConfig } from '@pazar/contracts/releases/runtime-config';
import type { SectionRoute } from '@pazar/contracts/releases/section-descriptor';
import type { Session } from '@pazar/contracts/session';

/**
 * - `allowed`;
 * - `sign-in`: only for signed-in agents, and the visitor is signed out;
 * - `signed-in-already`: only for signed-out visitors;
 * - `role`: the agent has none of the required roles.
 */
export type Access = 'allowed' | 'sign-in' | 'signed-in-already' | 'role';

/** The only access rule: the sidebar and the router both use it (specification, section 6). */
export function accessTo(
  { audience, roles }: Pick<SectionRoute, 'audience' | 'roles'>,
  session: Pick<Session, 'roles'> | null,
): Access {
  if (audience === 'public-only') return session === null ? 'allowed' : 'signed-in-already';
  if (session === null) return 'sign-in';
  const holds = roles.length === 0 || roles.some((role) => session.roles.includes(role));
  return holds ? 'allowed' : 'role';
}

/** Local storage key of the overrides of this browser. */
export const overridesKey = 'pazar.overrides';

/** Whether this visitor may run a remote from another origin, where the configuration allows any. */
export function mayOverride(
  { overrides }: Pick<RuntimeConfig, 'overrides'>,
  session: Pick<Session, 'roles'> | null,
): boolean {
  if (overrides === undefined) return false;
  return overrides.anybody || (session?.roles.includes('ROLE_MANAGEMENT') ?? false);
}
