import type { Session } from '@pazar/contracts/session';

const key = 'pazar.device';

/**
 * Whom a rollout is drawn for: the agent, so that all of one's devices agree; before anybody has
 * signed in, this browser, by a random number that tells nothing and goes nowhere.
 */
export function rolloutSubject(session: Pick<Session, 'id'> | null, storage: Storage): string {
  return session?.id ?? storage.getItem(key) ?? newDevice(storage);
}

function newDevice(storage: Storage): string {
  const device = crypto.randomUUID();
  try {
    storage.setItem(key, device);
  } catch {
    // A full storage: this tab keeps what it has, the next one draws again.
  }
  return device;
}
