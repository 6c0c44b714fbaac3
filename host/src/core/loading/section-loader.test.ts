import { init } from '@module-federation/enhanced/runtime';
import { defineSection } from '@pazar/shell/section';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBuild } from '../../../test/discovery.ts';
import { expectReport, silence } from '../../../test/expect-report.ts';
import { createSectionErrors } from '../journal/section-errors.ts';
import type { Build } from '../builds/build.ts';
import { SectionFailure } from '../builds/section-failure.ts';
import { createSectionLoader } from './section-loader.ts';

const build = aBuild('catalog');
const section = defineSection({ routes: { product: () => null } });
const texts = { 'page.title': 'Products' };

/** What each load of the remote's module gives, one after another; the last one stays. */
let modules: (() => Promise<unknown>)[];
let loaded: string[];

beforeEach(() => {
  modules = [() => Promise.resolve({ section })];
  loaded = [];
  rescue = [];
  rescued = [];
  noted = [];
  const federation = init({ name: 'pazar_host', remotes: [] });
  vi.spyOn(federation, 'loadRemote').mockImplementation((id) => {
    loaded.push(id);
    const load = modules.length > 1 ? modules.shift() : modules[0];
    // The runtime's signature lets the caller name the type; the tests' modules are of any.
    return load?.() as Promise<null>;
  });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(texts)));
  // The pauses between the tries pass at once.
  vi.useFakeTimers({ toFake: ['setTimeout'] }).setTimerTickMode('nextTimerAsync');
});

afterEach(() => {
  vi.useRealTimers();
});

/** What stands in for a build that failed. */
let rescue: Build[];
let rescued: string[];
let noted: string[];

const makeLoader = () =>
  createSectionLoader({
    builds: [build],
    locale: 'en',
    errors: createSectionErrors(),
    observations: {
      note: ({ version }, { type, ...result }) =>
        type !== 'verify' &&
        void noted.push([version, type, 'outcome' in result ? result.outcome : ''].join(' ')),
    },
    findRescue: () => Promise.resolve(rescue),
    onRescue: (instead) => void rescued.push(instead.build.version),
  });
const fail = () => Promise.reject(new Error('the script did not load'));

/** Lets the deadline pass when it is called. */
function controlDeadline(): () => void {
  const controller = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
  return () => controller.abort(new DOMException('late', 'TimeoutError'));
}

describe('createSectionLoader', () => {
  it('loads the section with its texts, once for all who ask', async () => {
    const loader = makeLoader();
    loader.preload(build);
    await expect(Promise.all([loader.load(build), loader.load(build)])).resolves.toEqual([
      { build, section, texts },
      { build, section, texts },
    ]);
    expect(loaded).toEqual(['pazar_catalog_0_1_0_abc/section']);
  });

  it('has at hand what has loaded, and nothing before', async () => {
    const loader = makeLoader();
    expect(loader.loaded(build)).toBeUndefined();
    await loader.load(build);
    expect(loader.loaded(build)).toEqual({ build, section, texts });
  });

  it('tries again when a file does not arrive', async () => {
    modules = [fail, fail, () => Promise.resolve({ section })];
    await expect(makeLoader().load(build)).resolves.toMatchObject({ section });
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
    const loader = makeLoader();
    await expect(loader.load(build)).rejects.toMatchObject({
      name: 'SectionFailure',
      kind: 'unreachable',
      remote: 'catalog',
      version: '0.1.0-abc',
      phase: 'load',
    });
    expectReport('error', 'catalog 0.1.0-abc is unreachable');
    await expect(loader.load(build)).resolves.toMatchObject({ section });
  });

  it('ends at the deadline when a file hangs', async () => {
    silence('error');
    const pass = controlDeadline();
    modules = [() => new Promise(() => undefined)];
    const result = makeLoader().load(build);
    pass();
    await expect(result).rejects.toMatchObject({ kind: 'unreachable' });
    expectReport('error', 'unreachable');
  });

  it.each([
    ['another contract', { section: { ...section, contract: 2 } }, /contract 2/],
    ['a route without a component', { section: { ...section, routes: {} } }, /\/product/],
    ['a module without a section', {}, /\/product/],
  ])('calls %s incompatible, without another try', async (_case, module, reason) => {
    silence('error');
    modules = [() => Promise.resolve(module)];
    const failure: unknown = await makeLoader()
      .load(build)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({
      kind: 'incompatible',
      message: expect.stringMatching(reason) as unknown,
    });
    expect(loaded).toHaveLength(1);
    vi.mocked(console.error).mockClear();
  });

  it('is quiet about a section that cannot be loaded ahead of need', async () => {
    silence('error');
    const pass = controlDeadline();
    modules = [() => new Promise(() => undefined)];
    const loader = makeLoader();
    loader.preload(build);
    pass();
    await expect(loader.load(build)).rejects.toMatchObject({ kind: 'unreachable' });
    vi.mocked(console.error).mockClear();
  });

  it('takes the tags of a failed try away, which the next one would wait for', async () => {
    const tag = document.createElement('script');
    tag.setAttribute('data-pazar-remote', 'catalog');
    const other = document.createElement('script');
    other.setAttribute('data-pazar-remote', 'management');
    document.head.append(tag, other);
    modules = [fail, () => Promise.resolve({ section })];
    await makeLoader().load(build);
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

  it('shows the first of what stands in for a build that does not load, and tells it', async () => {
    silence('error');
    modules = [...Array.from({ length: 6 }, () => fail), () => Promise.resolve({ section })];
    rescue = [at('0.0.9'), at('0.0.8'), at('0.0.7')];
    const loader = makeLoader();
    const { build: shown } = await loader.load(build);
    expect(shown.version).toBe('0.0.8');
    expect(loader.loaded(build)?.build.version).toBe('0.0.8');
    expect(rescued).toEqual(['0.0.8']);
    expect(noted).toEqual(['0.1.0-abc load tampered', '0.0.9 load tampered', '0.0.8 load ok']);
    vi.mocked(console.error).mockClear();
  });

  it('takes each build once, and after the last of them says what was wrong with the first', async () => {
    silence('error');
    modules = [fail];
    rescue = [at('0.0.9'), at('0.0.9'), at('0.0.8')];
    await expect(makeLoader().load(build)).rejects.toMatchObject({ version: '0.1.0-abc' });
    expect(noted).toEqual([
      '0.1.0-abc load tampered',
      '0.0.9 load tampered',
      '0.0.8 load tampered',
    ]);
    vi.mocked(console.error).mockClear();
  });

  it('takes another build in the place of one that threw before it stood on the page', async () => {
    rescue = [at('0.0.9')];
    const loader = makeLoader();
    await loader.load(build);
    expect(loader.giveUp(build, SectionFailure.of(new Error('x'), build, 'mount'))).toBe(true);
    await expect(loader.load(build)).resolves.toMatchObject({ build: { version: '0.0.9' } });
  });

  it('keeps a build that has stood on the page', async () => {
    const loader = makeLoader();
    await loader.load(build);
    loader.worked(build);
    expect(loader.giveUp(build, SectionFailure.of(new Error('x'), build, 'mount'))).toBe(false);
    await expect(loader.load(build)).resolves.toMatchObject({ build });
  });

  it('loads what replaces a version from then on, for whoever asks for the old one', async () => {
    const loader = makeLoader();
    await loader.load(build);
    loader.replace(at('0.2.0'));
    expect(loader.loaded(build)).toBeUndefined();
    await expect(loader.load(build)).resolves.toMatchObject({ build: { version: '0.2.0' } });
    expect(loader.builds().map(({ version }) => version)).toEqual(['0.1.0-abc', '0.2.0']);
  });
});
