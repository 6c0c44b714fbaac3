import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDocument } from '../../test/discovery.ts';
import { fakeHost } from '../../test/render-in-host.tsx';
import { createOfflineKeeper } from './keep-offline.ts';

/** A browser that has kept a section, and runs the service worker. */
function aBrowser() {
  const names = new Set(['pazar-page', 'pazar-section:catalog@0.1.0-abc', 'of-somebody-else']);
  const unregister = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...names]),
    delete: (name: string) => Promise.resolve(names.delete(name)),
  });
  const register = vi.fn<() => Promise<void>>(() => Promise.resolve());
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, getRegistrations: () => Promise.resolve([{ unregister }]) },
  });
  return { names, register, unregister };
}

let browser: ReturnType<typeof aBrowser>;
beforeEach(() => {
  browser = aBrowser();
});
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

async function expectNothingKept(): Promise<void> {
  await vi.waitFor(() => expect([...browser.names]).toEqual(['of-somebody-else']));
  expect(browser.unregister).toHaveBeenCalledOnce();
  expect(browser.register).not.toHaveBeenCalled();
}

describe('A browser that keeps files for a start without a network', () => {
  it('removes them and their worker as soon as a newer document switches it off', async () => {
    const keeper = createOfflineKeeper(fakeHost());
    keeper.follow({ document: aDocument(), sequence: 8, allowsOffline: false });
    await expectNothingKept();
  });

  it('keeps none beside development servers', async () => {
    const host = fakeHost();
    const developmentRemotes = { catalog: 'http://127.0.0.1:3110' };
    const keeper = createOfflineKeeper({ ...host, config: { ...host.config, developmentRemotes } });
    keeper.follow({ document: aDocument(), sequence: 8, allowsOffline: true });
    await expectNothingKept();
  });
});
