import type { RuntimeConfig } from '@pazar/contracts/runtime-config';
import type { Session } from '@pazar/contracts/session';

export const overridesKey = 'pazar.overrides';

/** Whether this visitor may take a remote from elsewhere, as far as the configuration lets anybody. */
export function mayOverride(
  { overrides }: Pick<RuntimeConfig, 'overrides'>,
  session: Pick<Session, 'roles'> | null,
): boolean {
  if (overrides === undefined) return false;
  return overrides.anybody || (session?.roles.includes('ROLE_MANAGEMENT') ?? false);
}
