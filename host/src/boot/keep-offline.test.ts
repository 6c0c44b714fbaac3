import { startDataId } from '@pazar/contracts/releases/page-parts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { provideCaches } from '../../test/browser-caches.ts';
import { aDocument, anEntry } from '../../test/discovery.ts';
import { expectReport } from '../../test/expect-report.ts';
import { fakeHost } from '../../test/render-in-host.tsx';
import { aSignedInAgent } from '../../test/sessions.ts';
import type { HostServices } from '../host-services.ts';
import { createOfflineKeeper } from './keep-offline.ts';

const section = 'pazar-section:catalog@0.1.0-abc';

/** A browser that has kept a page and a section, and runs the service worker. */
async function aBrowser(space?: number) {
  const kept = provideCaches({ space });
  for (const name of ['pazar-page', section, 'of-somebody-else']) {
    await (await caches.open(name)).put('/', new Response());
  }
  const unregister = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  const register = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const held = new Set<string>();
  const locks = {
    async request(name: string, ...given: unknown[]) {
      held.add(name);
      await (given.at(-1) as () => Promise<void>)();
      held.delete(name);
    },
    query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
  };
  Object.defineProperties(navigator, {
    serviceWorker: {
      configurable: true,
      value: {
        ready: Promise.resolve(),
        register,
        getRegistrations: () => Promise.resolve([{ unregister }]),
      },
    },
    locks: { configurable: true, value: locks },
  });
  return { kept, held, register, unregister };
}

let browser: Awaited<ReturnType<typeof aBrowser>>;
beforeEach(async () => {
  browser = await aBrowser();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'locks');
});

async function expectNothingKept(): Promise<void> {
  await vi.waitFor(() => expect([...browser.kept.keys()]).toEqual(['of-somebody-else']));
  expect(browser.unregister).toHaveBeenCalledOnce();
}

const newest = { document: aDocument(anEntry('catalog')), sequence: 8, allowsOffline: true };

function anAgentsHost(): HostServices {
  // The store reads it again when a page comes back.
  localStorage.setItem('current-user', JSON.stringify(aSignedInAgent()));
  return fakeHost();
}

describe('A browser that keeps files for a start without a network', () => {
  it('removes them and their worker as soon as a newer document switches it off', async () => {
    const keeper = createOfflineKeeper(fakeHost());
    keeper.follow({ ...newest, allowsOffline: false });
    await expectNothingKept();
    expect(browser.register).not.toHaveBeenCalled();
  });

  it('keeps none beside development servers', async () => {
    const host = fakeHost();
    const developmentRemotes = { catalog: 'http://127.0.0.1:3110' };
    const keeper = createOfflineKeeper({ ...host, config: { ...host.config, developmentRemotes } });
    keeper.follow(newest);
    await expectNothingKept();
    expect(browser.register).not.toHaveBeenCalled();
  });

  it('keeps nothing without space for the page, and asks for nothing on the pages of that day', async () => {
    browser = await aBrowser(3);
    const requests: string[] = [];
    const script = '/static/js/index.1a.js';
    const files = { script, hashed: { [script]: 'sha384-one' }, fixed: {} };
    const page = `<script src="${script}"></script><script type="application/json" id="${startDataId}">${JSON.stringify({ config: fakeHost().config })}</script>`;
    vi.stubGlobal('fetch', (address: string) => {
      const { pathname } = new URL(address, location.href);
      requests.push(pathname);
      return Promise.resolve(new Response(pathname === '/' ? page : JSON.stringify(files)));
    });
    createOfflineKeeper(anAgentsHost()).follow(newest);
    await expectNothingKept();
    expectReport('warn', 'Not everything is kept');
    expect(requests).toEqual(['/', '/offline.json', script]);

    requests.length = 0;
    const keeper = createOfflineKeeper(anAgentsHost());
    keeper.follow(newest);
    keeper.follow({ ...newest, allowsOffline: false });
    await vi.waitFor(() => expect(browser.unregister.mock.calls.length).toBeGreaterThan(1));
    expect(requests).toEqual([]);
    expect(browser.register).toHaveBeenCalledOnce();
  });

  it('holds what its page uses, except while the page waits for the back button', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    document.head.innerHTML = '<script type="text/plain" src="/static/js/index.1a.js"></script>';
    createOfflineKeeper(anAgentsHost()).follow(newest);
    const comeBack = () =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    comeBack();
    const held = ['pazar-shell:/static/js/index.1a.js'];
    expect([...browser.held]).toEqual(held);
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await vi.waitFor(() => expect([...browser.held]).toEqual([]));
    comeBack();
    expect([...browser.held]).toEqual(held);
  });
});
