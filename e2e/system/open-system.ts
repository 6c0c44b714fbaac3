import { type PazarSystem, startSystem } from './pazar-system.ts';

/** A running Pazar, whose services somebody else may have started. */
export type OpenedSystem = Pick<
  PazarSystem,
  'shell' | 'assetOrigin' | 'apiUrl' | 'releasesUrl' | 'home' | 'close'
>;

/** The variable that names a running system to a command that a test starts. */
const variable = 'PAZAR_E2E_SYSTEM';

/** The environment of a command that uses this system. */
export function environmentFor(system: Omit<OpenedSystem, 'close'>): Record<string, string> {
  const { shell, assetOrigin, apiUrl, releasesUrl, home } = system;
  return { [variable]: JSON.stringify({ shell, assetOrigin, apiUrl, releasesUrl, home }) };
}

/** The system that the environment names, which keeps running; otherwise a new one. */
export async function openSystem(): Promise<OpenedSystem> {
  const named = process.env[variable];
  if (named === undefined) return startSystem();
  // Written by `environmentFor`.
  const place = JSON.parse(named) as Omit<OpenedSystem, 'close'>;
  return { ...place, close: () => Promise.resolve() };
}
