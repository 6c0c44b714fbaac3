import type { DiscoveryDocument } from '@pazar/contracts/discovery';
import { defineSection } from '@pazar/shell/section';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDocument, anEntry, aBuild } from '../../test/discovery.ts';
import { fakeHost } from '../../test/render-in-host.tsx';
import type { LoadedSection } from '../core/loading/load-build.ts';
import type { Build } from '../core/builds/build.ts';
import { sectionQuery } from '../view/sections/section-query.ts';
import { createRecall } from './replace-recalled.ts';

const build = aBuild('catalog');
const section = defineSection({ routes: { product: () => null } });
let replaced: string[];
let told: string[];
let mayLeave: boolean;
let isHeld: boolean;

/** A document whose catalog is at `version`, and which calls others back. */
function documentAt(version: string, recalled: string[]): DiscoveryDocument {
  const entry = anEntry('catalog');
  const { pazar } = entry.extras;
  return aDocument({
    ...entry,
    url: entry.url.replace('0.1.0-abc', version),
    metadata: { ...entry.metadata, version },
    extras: { pazar: { ...pazar, recalled } },
  });
}

const recalling = documentAt('0.0.9', ['0.1.0-abc']);

function makeHost() {
  let current: Build = build;
  const loadedOf = (one: Build): LoadedSection => ({ build: one, section, texts: {} });
  const base = fakeHost();
  return fakeHost({
    builds: [build],
    notify: (message) => void told.push(message),
    leaveGuard: {
      ...base.leaveGuard,
      isHeld: () => isHeld,
      mayLeave: () => Promise.resolve(mayLeave),
    },
    loader: {
      ...base.loader,
      load: () => Promise.resolve(loadedOf(current)),
      loaded: () => loadedOf(current),
      replace: (next) => {
        current = next;
        replaced.push(next.version);
      },
    },
  });
}

beforeEach(() => {
  replaced = [];
  told = [];
  mayLeave = true;
  isHeld = false;
  history.replaceState(null, '', '/product/7');
});

describe('createRecall', () => {
  it('puts the default in the place of a recalled version, on the page too, and says so', async () => {
    const host = makeHost();
    await host.queryClient.query(sectionQuery(host, build));
    await createRecall(host)(recalling);
    expect(replaced).toEqual(['0.0.9']);
    const shown = host.queryClient.getQueryData(sectionQuery(host, build).queryKey);
    expect(shown).toMatchObject({ build: { version: '0.0.9', reason: 'recalled' } });
    expect(told).toEqual([expect.stringContaining('was called back')]);
  });

  it('leaves what is not recalled, also when there is a newer one', async () => {
    await createRecall(makeHost())(documentAt('0.2.0', ['0.0.1']));
    expect(replaced).toEqual([]);
  });

  it('asks who has something unsaved, once, and waits until it is saved', async () => {
    mayLeave = false;
    isHeld = true;
    const look = createRecall(makeHost());
    await look(recalling);
    await look(recalling);
    expect(replaced).toEqual([]);
    isHeld = false;
    await look(recalling);
    expect(replaced).toEqual(['0.0.9']);
  });

  it('asks nobody about a section that is not on the page', async () => {
    mayLeave = false;
    isHeld = true;
    history.replaceState(null, '', '/about');
    await createRecall(makeHost())(recalling);
    expect(replaced).toEqual(['0.0.9']);
    expect(told).toEqual([]);
  });

  it('replaces each version once', async () => {
    const look = createRecall(makeHost());
    await look(recalling);
    await look(recalling);
    expect(replaced).toEqual(['0.0.9']);
  });
});
