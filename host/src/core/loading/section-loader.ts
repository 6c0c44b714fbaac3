import { getInstance } from '@module-federation/enhanced/runtime';
import type { Locale } from '@pazar/contracts/locale';
import type { SectionErrors } from '../journal/section-errors.ts';
import type { Observations } from '../journal/observations.ts';
import { createKnownFiles } from '../builds/known-files.ts';
import { createBuildLoader, type LoadedSection } from './load-build.ts';
import { loadingHooks } from './loading-hooks.ts';
import type { Build } from '../builds/build.ts';
import { removeStyles } from './remove-styles.ts';
import { SectionFailure } from '../builds/section-failure.ts';

/**
 * A section is shown or its failure is within 8 s (docs/architecture.md, promises): this long for
 * loading, the rest for finding out why it failed.
 */
const deadline = 6_500;

/** What stands in for a build that failed must be quicker; the visitor has waited already. */
const rescueDeadline = 4_000;

/** The builds to try in the place of one that failed, in their order. */
export type FindRescue = (build: Build, failure: SectionFailure) => Promise<readonly Build[]>;

export interface SectionLoader {
  /**
   * Loads a remote's section and texts once; a failed load may be asked for again at any time.
   *
   * @param build the version that this tab has chosen; what comes may be of another
   */
  load(build: Build): Promise<LoadedSection>;
  /** The same, ahead of need and without complaint. */
  preload(build: Build): void;
  /** What has loaded already: it can be shown in the same frame. */
  loaded(build: Build): LoadedSection | undefined;
  /** A build stands on the page: from now on its errors are no reason to take another. */
  worked(build: Build): void;
  /**
   * A build threw before it ever stood on the page: the next load takes another.
   *
   * @returns false when it did work in this tab, and therefore stays
   */
  giveUp(build: Build, failure: SectionFailure): boolean;
  /** Begins anew with the version that this tab has chosen. */
  restart(build: Build): void;
  /** Takes another version of a remote from the next load on. */
  replace(build: Build): void;
  /** Every build that may run in this tab. */
  builds(): readonly Build[];
}

export interface SectionLoaderOptions {
  readonly builds: readonly Build[];
  readonly locale: Locale;
  /** Told of every load that failed for good. */
  readonly errors: Pick<SectionErrors, 'reportFailure'>;
  readonly observations: Pick<Observations, 'note'>;
  readonly findRescue: FindRescue;
  /** Called when another build than the chosen one has loaded in its place. */
  readonly onRescue: (loaded: LoadedSection) => unknown;
}

/**
 * The only module that loads remotes. It owns the deadline, the retries, integrity, the difference
 * between unreachable, tampered, incompatible, crashed and offline, and what is shown instead.
 */
export function createSectionLoader(options: SectionLoaderOptions): SectionLoader {
  const { builds, locale, errors, observations, findRescue, onRescue } = options;
  const federation = getInstance();
  if (federation === null) throw new Error('The host was built without Module Federation');
  const files = createKnownFiles(builds);
  const registered = new Set(builds.map((build) => build.registered));
  const containers = new Set(builds.map((build) => build.container));
  federation.registerPlugins([loadingHooks(files, deadline)]);
  federation.registerRemotes(
    builds.map(({ registered: name, manifest }) => ({ name, entry: manifest })),
  );
  const loadBuild = createBuildLoader(locale);
  const loads = new Map<string, Promise<LoadedSection>>();
  const ready = new Map<string, LoadedSection>();
  const replaced = new Map<string, Build>();
  const failures = new Map<string, SectionFailure>();
  const atWork = new Set<string>();

  function learn(build: Build): void {
    files.add(build);
    if (registered.has(build.registered)) return;
    // The same build from elsewhere must not find what the first address left half loaded.
    if (containers.has(build.container)) forgetContainer(build.container);
    containers.add(build.container);
    registered.add(build.registered);
    federation?.registerRemotes([{ name: build.registered, entry: build.manifest }]);
  }

  /** One build, with everything told that came of it. */
  async function loadOne(build: Build, patience: number): Promise<LoadedSection> {
    const start = performance.now();
    const took = () => ({ milliseconds: Math.round(performance.now() - start) });
    try {
      const loaded = await loadBuild(build, patience);
      observations.note(build, { type: 'load', outcome: 'ok', ...took() });
      observations.note(build, { type: 'verify', outcome: 'ok' });
      return loaded;
    } catch (thrown) {
      const failure = SectionFailure.of(thrown, build, 'load');
      errors.reportFailure(failure);
      failures.set(build.manifest, failure);
      observations.note(build, { type: 'load', outcome: failure.kind, ...took() });
      if (failure.kind === 'tampered') {
        observations.note(build, { type: 'verify', outcome: 'tampered' });
      }
      throw failure;
    }
  }

  /** Each of what may stand in for it once; when none can be had, the first failure is told. */
  async function loadInstead(chosen: Build, failure: SectionFailure) {
    if (failure.kind === 'offline') throw failure;
    for (const build of await findRescue(chosen, failure)) {
      if (failures.has(build.manifest)) continue;
      learn(build);
      const loaded = await loadOne(build, rescueDeadline).catch(() => null);
      if (loaded === null) continue;
      removeStyles(chosen);
      onRescue(loaded);
      return loaded;
    }
    throw failure;
  }

  async function load(chosen: Build): Promise<LoadedSection> {
    const given = failures.get(chosen.manifest);
    const first = given === undefined ? loadOne(chosen, deadline) : Promise.reject(given);
    const loaded = await first.catch((thrown: unknown) =>
      loadInstead(chosen, SectionFailure.of(thrown, chosen, 'load')),
    );
    ready.set(chosen.name, loaded);
    return loaded;
  }

  function forget(name: string): void {
    loads.delete(name);
    ready.delete(name);
  }

  /** What failed while loading may be had later; what threw on the page is given up for good. */
  function forgetFailures(name: string): void {
    for (const [manifest, failure] of failures) {
      if (failure.remote === name) failures.delete(manifest);
    }
  }

  function loadOnce(build: Build): Promise<LoadedSection> {
    const { name } = build;
    const known = loads.get(name);
    if (known !== undefined) return known;
    const started = load(replaced.get(name) ?? build);
    loads.set(name, started);
    // A kept rejection would make every later try fail without a request.
    started.catch(() => {
      if (loads.get(name) === started) loads.delete(name);
      forgetFailures(name);
    });
    return started;
  }

  return {
    load: loadOnce,
    preload: (build) => void loadOnce(build).catch(() => undefined),
    loaded: ({ name }) => ready.get(name),
    worked: ({ manifest }) => void atWork.add(manifest),
    giveUp(build, failure) {
      if (atWork.has(build.manifest)) return false;
      failures.set(build.manifest, failure);
      forget(build.name);
      return true;
    },
    restart({ name }) {
      forgetFailures(name);
      forget(name);
    },
    replace(build) {
      learn(build);
      replaced.set(build.name, build);
      forgetFailures(build.name);
      forget(build.name);
    },
    builds: () => files.builds(),
  };
}

/** Empties the globals of a container: itself, and the bundler's list of its chunks. */
function forgetContainer(container: string): void {
  for (const name of [container, `rspackChunk${container}`]) {
    if (name in globalThis) Reflect.set(globalThis, name, undefined);
  }
}
