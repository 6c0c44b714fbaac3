import { init } from '@module-federation/enhanced/runtime';
import { defineSection } from '@pazar/shell/section';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { httpOptions } from '../../../test/http-options.ts';
import { aBuild } from '../../../test/discovery.ts';
import { expectReport, silence } from '../../../test/expect-report.ts';
import { lazyHttp } from '../http/lazy-http.ts';
import { createSectionErrors } from './section-errors.ts';
import type { Build } from './build.ts';
import { SectionFailure } from './section-failure.ts';
import { createBuildLoader } from './load-build.ts';
import { failureOf, type SectionSlot, slotOf } from './section-slot.ts';
import { createSectionSlots } from './section-slots.ts';

const build = aBuild('catalog');
const section = defineSection({ routes: { product: () => null } });
const texts = { 'page.title': 'Products' };

/** The results of the loads of the remote's module, one per load; the last one repeats. */
let modules: (() => Promise<unknown>)[];
let loaded: string[];

beforeEach(() => {
  modules = [() => Promise.resolve({ section })];
  [loaded, rescue, noted, added] = [[], [], [], []];
  const federation = init({ name: 'pazar_host', remotes: [] });
  vi.spyOn(federation, 'loadRemote').mockImplementation((id) => {
    loaded.push(id);
    const load = modules.length > 1 ? modules.shift() : modules[0];
    return load?.().then((module) => () => module) as Promise<never>;
  });
  // Nothing loads a style here.
  vi.spyOn(document.head, 'append').mockReturnValue();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(texts)));
  // The pauses between the tries pass at once.
  vi.useFakeTimers({ toFake: ['setTimeout'] }).setTimerTickMode('nextTimerAsync');
});

afterEach(() => {
  vi.useRealTimers();
});

/** The fallback builds of one that failed. */
let rescue: Build[];
let noted: string[];
let added: unknown[];

function makeSections() {
  const loader = createBuildLoader([build], 'en', lazyHttp(httpOptions()));
  const sections = createSectionSlots({
    ...loader,
    builds: [build],
    addTexts: (running) => Promise.resolve(void added.push(running.texts)),
    errors: createSectionErrors(),
    observations: {
      note: ({ version }, { type, ...result }) =>
        type !== 'verify' &&
        void noted.push([version, type, 'outcome' in result ? result.outcome : ''].join(' ')),
    },
    findRescue: () => Promise.resolve(rescue),
  });
  const slot = () => slotOf(sections.store.getState(), 'catalog');

  /** The section's slot once no load is pending. */
  function settled(): Promise<SectionSlot> {
    return new Promise((resolve) => {
      const look = () => {
        if (slot().state === 'loading') return;
        unsubscribe();
        resolve(slot());
      };
      const unsubscribe = sections.store.subscribe(look);
      look();
    });
  }
  /** Opens the section, as a page does, and waits for the result. */
  function open(): Promise<SectionSlot> {
    sections.open('catalog');
    return settled();
  }
  return { sections, loader, slot, settled, open };
}
const fail = () => Promise.reject(new Error('the script did not load'));

/** When called, lets the next load exceed its deadline. */
function controlDeadline(): () => void {
  const controller = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
  return () => {
    timeout.mockRestore();
    controller.abort(new DOMException('late', 'TimeoutError'));
  };
}

describe('createSectionSlots', () => {
  it('loads the section with its texts, once for all who ask', async () => {
    const { sections, open } = makeSections();
    for (const page of ['/product', '/produce']) sections.preload('catalog', page);
    await expect(open()).resolves.toMatchObject({ state: 'ready', running: { build, section } });
    expect(added).toEqual([texts]);
    expect(loaded).toEqual(['pazar_catalog_0_1_0_abc/section']);
  });

  it('has no section before it has loaded', async () => {
    const { slot, open } = makeSections();
    expect(slot()).toMatchObject({ state: 'idle', running: null });
    const opened = open();
    expect(slot()).toMatchObject({ state: 'loading', running: null });
    expect((await opened).running?.section).toBe(section);
  });

  it('tries again when a file does not arrive', async () => {
    modules = [fail, fail, () => Promise.resolve({ section })];
    await expect(makeSections().open()).resolves.toMatchObject({ state: 'ready' });
    expect(loaded).toHaveLength(3);
  });

  it('says what failed after the last try, and can be asked again', async () => {
    silence('error');
    modules = [fail, fail, fail, () => Promise.resolve({ section })];
    vi.stubGlobal('fetch', (url: string) =>
      url.endsWith('.json')
        ? Promise.resolve(Response.json(texts))
        : Promise.reject(new TypeError('Failed to fetch')),
    );
    const { sections, open, settled } = makeSections();
    expect(failureOf(await open())).toMatchObject({
      name: 'SectionFailure',
      kind: 'unreachable',
      remote: 'catalog',
      version: '0.1.0-abc',
      phase: 'load',
    });
    expectReport('error', 'catalog 0.1.0-abc is unreachable');
    sections.retry('catalog');
    await expect(settled()).resolves.toMatchObject({ state: 'ready' });
  });

  it('ends at the deadline when a file hangs', async () => {
    silence('error');
    const pass = controlDeadline();
    modules = [() => new Promise(() => undefined)];
    const opened = makeSections().open();
    pass();
    expect(failureOf(await opened)).toMatchObject({ kind: 'unreachable' });
    expectReport('error', 'unreachable');
  });

  it.each([
    ['another contract', { section: { ...section, contract: 2 } }, /contract 2/],
    ['a route without a component', { section: { ...section, routes: {} } }, /\/product/],
    ['a module without a section', {}, /\/product/],
  ])('calls %s incompatible, without another try', async (_case, module, reason) => {
    silence('error');
    modules = [() => Promise.resolve(module)];
    expect(failureOf(await makeSections().open())).toMatchObject({
      kind: 'incompatible',
      message: expect.stringMatching(reason) as unknown,
    });
    expect(loaded).toHaveLength(1);
    expectReport('error', 'incompatible');
  });

  it('keeps a failure to itself that happened ahead of need, and loads again for a page', async () => {
    silence('error');
    const pass = controlDeadline();
    modules = [() => new Promise(() => undefined), () => Promise.resolve({ section })];
    const { sections, settled, open } = makeSections();
    sections.preload('catalog', '/product');
    pass();
    await expect(settled()).resolves.toMatchObject({ state: 'idle' });
    expectReport('error', 'unreachable');
    await expect(open()).resolves.toMatchObject({ state: 'ready' });
  });

  it('loads again for a page that opens it after a failure', async () => {
    silence('error');
    modules = [() => Promise.resolve({}), () => Promise.resolve({ section })];
    const { sections, settled, open } = makeSections();
    const close = sections.open('catalog');
    await expect(settled()).resolves.toMatchObject({ state: 'failed' });
    expectReport('error', 'incompatible');
    close();
    await expect(open()).resolves.toMatchObject({ state: 'ready' });
  });

  it('takes the tags of a failed try away, which the next one would wait for', async () => {
    const tag = document.createElement('script');
    tag.setAttribute('data-pazar-remote', 'catalog');
    const other = document.createElement('script');
    other.setAttribute('data-pazar-remote', 'management');
    document.body.append(tag, other);
    modules = [fail, () => Promise.resolve({ section })];
    await makeSections().open();
    expect(tag.isConnected).toBe(false);
    expect(other.isConnected).toBe(true);
    other.remove();
  });

  const at = (version: string): Build => ({
    ...build,
    version,
    reason: 'rescue-default',
    registered: `pazar_catalog_${version}`,
    manifest: build.manifest.replace('0.1.0-abc', version),
  });

  it('shows the first fallback that loads, and reports each build', async () => {
    silence('error');
    modules = [...Array.from({ length: 6 }, () => fail), () => Promise.resolve({ section })];
    rescue = [at('0.0.9'), at('0.0.8'), at('0.0.7')];
    const { sections, open } = makeSections();
    expect((await open()).running?.build.version).toBe('0.0.8');
    expect(sections.current('catalog').version).toBe('0.0.8');
    expect(noted).toEqual(['0.1.0-abc load tampered', '0.0.9 load tampered', '0.0.8 load ok']);
    expectReport('error', 'is tampered (load)');
  });

  it('takes each build once, and after the last of them says what was wrong with the first', async () => {
    silence('error');
    modules = [fail];
    rescue = [at('0.0.9'), at('0.0.9'), at('0.0.8')];
    expect(failureOf(await makeSections().open())).toMatchObject({ version: '0.1.0-abc' });
    expect(noted).toEqual([
      '0.1.0-abc load tampered',
      '0.0.9 load tampered',
      '0.0.8 load tampered',
    ]);
    expectReport('error', 'is tampered (load)');
  });

  it('says what was wrong with the build where the code that finds a fallback does not load', async () => {
    const sections = createSectionSlots({
      builds: [build],
      requestPage: () => undefined,
      loadBuild: () => Promise.reject(SectionFailure.of(new Error('x'), build, 'load')),
      addTexts: () => Promise.resolve(),
      errors: { reportFailure: () => undefined },
      observations: { note: () => undefined },
      findRescue: () => Promise.reject(new Error('a chunk did not load')),
    });
    sections.open('catalog');
    const slot = () => slotOf(sections.store.getState(), 'catalog');
    await vi.waitFor(() => expect(failureOf(slot())).toMatchObject({ kind: 'crashed' }));
  });

  const crash = SectionFailure.of(new Error('x'), build, 'mount');

  it('takes another build in place of one that threw before it was mounted', async () => {
    rescue = [at('0.0.9')];
    const { sections, open, slot, settled } = makeSections();
    await open();
    expect(sections.reject(build, crash)).toBe(true);
    expect(slot()).toMatchObject({ state: 'loading', running: null });
    await expect(settled()).resolves.toMatchObject({ running: { build: { version: '0.0.9' } } });
  });

  it('fails with what a build threw when nothing can replace it', async () => {
    const { sections, open, settled } = makeSections();
    await open();
    sections.reject(build, crash);
    expect(failureOf(await settled())).toBe(crash);
  });

  it('keeps a build that has been mounted', async () => {
    const { sections, open, slot } = makeSections();
    await open();
    sections.markMounted(build);
    expect(sections.reject(build, crash)).toBe(false);
    expect(slot()).toMatchObject({ state: 'ready', running: { build } });
  });

  it('keeps the section on the page until the build that replaces it has loaded', async () => {
    const { sections, loader, open, slot } = makeSections();
    await open();
    const switched = sections.switchTo(at('0.2.0'));
    expect(slot()).toMatchObject({ state: 'loading', running: { build } });
    await expect(switched).resolves.toBe(true);
    expect(slot()).toMatchObject({ state: 'ready', running: { build: { version: '0.2.0' } } });
    expect(loader.builds().map(({ version }) => version)).toEqual(['0.1.0-abc', '0.2.0']);
  });

  it('leaves a section unloaded that nobody has asked for, and loads what replaced it later', async () => {
    const { sections, open } = makeSections();
    await expect(sections.switchTo(at('0.2.0'))).resolves.toBe(false);
    expect(loaded).toEqual([]);
    await expect(open()).resolves.toMatchObject({ running: { build: { version: '0.2.0' } } });
  });

  it('forgets the result of a load that another build has overtaken', async () => {
    const late = Promise.withResolvers<unknown>();
    modules = [() => late.promise, () => Promise.resolve({ section })];
    const { sections, slot } = makeSections();
    sections.open('catalog');
    await sections.switchTo(at('0.2.0'));
    late.resolve({ section });
    await vi.waitFor(() => expect(added).toHaveLength(2));
    expect(slot().running?.build.version).toBe('0.2.0');
  });
});
