import type { NotifyText } from '@pazar/shell/notify';
import type { DiscoveryDocument } from '@pazar/contracts/releases/discovery';
import { defineSection } from '@pazar/shell/section';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aDocument, anEntry, aBuild } from '../../test/discovery.ts';
import { fakeHost, fakeSections } from '../../test/render-in-host.tsx';
import { slotOf } from '../core/builds/section-slot.ts';
import { createRecall } from './replace-recalled.ts';

const build = aBuild('catalog');
const section = defineSection({ routes: { product: () => null } });
let messages: NotifyText[];
let mayLeave: boolean;
let isHeld: boolean;
let questions: (string | undefined)[];
let reloads: number;

const reload = () => {
  reloads += 1;
};

/** A document that has the catalog at `version` and recalls others. */
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

/** A host whose page shows the catalog, or has not loaded it. */
async function makeHost({ isOpen = true } = {}) {
  const base = fakeHost();
  const sections = fakeSections([build], (next) =>
    Promise.resolve({ build: next, section, texts: {} }),
  );
  if (isOpen) sections.open('catalog');
  const slot = () => slotOf(sections.store.getState(), 'catalog');
  await vi.waitUntil(() => !isOpen || slot().state === 'ready');
  const host = fakeHost({
    builds: [build],
    sections,
    notify: (message) => void messages.push(message),
    leaveGuard: {
      ...base.leaveGuard,
      isHeld: () => isHeld,
      mayLeave: (question) => {
        questions.push(question);
        return Promise.resolve(mayLeave);
      },
    },
  });
  return { host, slot, version: () => sections.current('catalog').version };
}

beforeEach(() => {
  messages = [];
  questions = [];
  reloads = 0;
  mayLeave = true;
  isHeld = false;
  history.replaceState(null, '', '/product/7');
});

describe('createRecall', () => {
  it('puts the default in the place of a recalled version, on the page too, and says so', async () => {
    const { host, slot } = await makeHost();
    await createRecall(host, reload)(recalling);
    expect(slot().running?.build).toMatchObject({ version: '0.0.9', reason: 'recalled' });
    expect(messages).toEqual([expect.stringContaining('was called back')]);
  });

  it('leaves what is not recalled, also when there is a newer one', async () => {
    const { host, version } = await makeHost();
    await createRecall(host, reload)(documentAt('0.2.0', ['0.0.1']));
    expect(version()).toBe('0.1.0-abc');
  });

  it('says why it asks, asks once about something unsaved, and waits until it is saved', async () => {
    mayLeave = false;
    isHeld = true;
    const { host, version } = await makeHost();
    const look = createRecall(host, reload);
    await look(recalling);
    await look(recalling);
    expect(version()).toBe('0.1.0-abc');
    expect(questions).toEqual([expect.stringContaining('was called back')]);
    isHeld = false;
    await look(recalling);
    expect(version()).toBe('0.0.9');
  });

  it('asks nobody about a section that is not on the page', async () => {
    mayLeave = false;
    isHeld = true;
    history.replaceState(null, '', '/about');
    const { host, slot, version } = await makeHost({ isOpen: false });
    await createRecall(host, reload)(recalling);
    expect(version()).toBe('0.0.9');
    expect(slot().state).toBe('idle');
    expect(messages).toEqual([]);
  });

  it('loads the page again when the section was withdrawn, once nothing is unsaved', async () => {
    mayLeave = false;
    isHeld = true;
    const { host, version } = await makeHost();
    const look = createRecall(host, reload);
    await look(aDocument(anEntry('management')));
    expect([reloads, version()]).toEqual([0, '0.1.0-abc']);
    expect(questions).toEqual([expect.stringContaining('was withdrawn')]);
    isHeld = false;
    await look(aDocument(anEntry('management')));
    expect(reloads).toBe(1);
  });

  it('asks before it loads the page again for a section that is not on the page', async () => {
    mayLeave = false;
    isHeld = true;
    history.replaceState(null, '', '/about');
    const { host } = await makeHost({ isOpen: false });
    const look = createRecall(host, reload);
    await look(aDocument(anEntry('management')));
    await look(aDocument(anEntry('management')));
    expect([reloads, questions.length]).toEqual([0, 1]);
    isHeld = false;
    await look(aDocument(anEntry('management')));
    expect(reloads).toBe(1);
  });

  it('replaces other recalled sections although the agent keeps the page of a withdrawn one', async () => {
    mayLeave = false;
    isHeld = true;
    history.replaceState(null, '', '/about');
    const { host } = await makeHost({ isOpen: false });
    const sections = fakeSections([aBuild('management'), build]);
    await createRecall(
      { ...host, builds: [aBuild('management'), build], sections },
      reload,
    )(recalling);
    expect(sections.current('catalog').version).toBe('0.0.9');
    expect(reloads).toBe(0);
  });

  it('replaces each version once', async () => {
    const { host } = await makeHost();
    const switchTo = vi.spyOn(host.sections, 'switchTo');
    const look = createRecall(host, reload);
    await look(recalling);
    await look(recalling);
    expect(switchTo).toHaveBeenCalledOnce();
  });
});
