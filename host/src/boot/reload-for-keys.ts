import type { HostServices } from '../host-services.ts';
import { readConfig } from '../core/config/read-config.ts';
import { fetchVerified } from '../core/discovery/fetch-document.ts';
import { safeStorage } from '../core/storage/safe-storage.ts';

/** When this tab was loaded again for new keys, in milliseconds. */
const key = 'pazar.reloaded-for-keys';

/** Edges that disagree about the keys must not make a tab load again and again. */
const atMostEvery = 60 * 60 * 1000;

/**
 * Loads the page again when the installation signs with other keys than this tab trusts, such as
 * after a stolen key was retired at once: recalls would not reach it otherwise. That is so when the
 * shell's configuration names keys that verify the newest document. Waits while something is unsaved.
 */
export function createKeyReload(
  { config, leaveGuard }: Pick<HostServices, 'config' | 'leaveGuard'>,
  reload: () => void,
) {
  const storage = safeStorage(window, 'sessionStorage');

  async function areKeysReplaced(): Promise<boolean> {
    try {
      const { trustedKeys } = await readConfig(location.origin);
      await fetchVerified(config.discovery, { keys: trustedKeys, lowestSequence: 0 });
      return true;
    } catch {
      return false;
    }
  }

  return async (): Promise<void> => {
    const last = Number(storage.getItem(key) ?? 0);
    if (leaveGuard.isHeld() || Date.now() - last < atMostEvery) return;
    if (!(await areKeysReplaced())) return;
    storage.setItem(key, String(Date.now()));
    reload();
  };
}
