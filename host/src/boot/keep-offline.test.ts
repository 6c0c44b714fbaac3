import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDocument } from '../../test/discovery.ts';
import { expectReport } from '../../test/expect-report.ts';
import { fakeHost } from '../../test/render-in-host.tsx';
import { aSignedInAgent } from '../../test/sessions.ts';
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
    value: {
      ready: Promise.resolve(),
      register,
      getRegistrations: () => Promise.resolve([{ unregister }]),
    },
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

  it('removes all when its space is used up, and loads no file a second time', async () => {
    const requests: string[] = [];
    vi.stubGlobal('fetch', (address: string) => {
      requests.push(address);
      return Promise.reject(new DOMException('No space', 'QuotaExceededError'));
    });
    Object.defineProperty(navigator, 'locks', {
      configurable: true,
      value: {
        request: (_: string, work: () => unknown) => work(),
        query: () => Promise.resolve({ held: [] }),
      },
    });
    const host = fakeHost();
    host.session.setState({ session: aSignedInAgent() });
    const keeper = createOfflineKeeper(host);
    const newest = { document: aDocument(), sequence: 8, allowsOffline: true };
    keeper.follow(newest);
    await vi.waitFor(() => expect([...browser.names]).toEqual(['of-somebody-else']));
    expectReport('warn', 'Not everything is kept');
    expect(requests).toEqual(['/', '/offline.json']);
    keeper.follow(newest);
    expect(browser.register).toHaveBeenCalledOnce();
    Reflect.deleteProperty(navigator, 'locks');
  });
});
