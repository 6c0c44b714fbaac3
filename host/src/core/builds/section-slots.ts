import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Build } from './build.ts';
import { SectionFailure } from './section-failure.ts';
import type { Observations } from './observations.ts';
import type { SectionErrors } from './section-errors.ts';
import {
  type BuildLoader,
  type LoadBuild,
  loadDeadline,
  type LoadedSection,
} from './load-build.ts';
import { idleSlot, type SectionSlot, slotOf, type Slots } from './section-slot.ts';
import { removeStyles } from './tags.ts';

/** Milliseconds for one fallback build: the visitor has already waited. */
const fallbackDeadline = 4_000;

/** Finds the fallback builds of one that failed, in order. */
export type FindRescue = (build: Build, failure: SectionFailure) => Promise<readonly Build[]>;

export interface SectionSlotsOptions {
  /** The build of each remote that this tab has chosen. */
  readonly builds: readonly Build[];
  readonly loadBuild: LoadBuild;
  readonly requestPage: BuildLoader['requestPage'];
  /** Loads the texts of a section before it is rendered; never rejects. */
  readonly addTexts: (loaded: LoadedSection) => Promise<void>;
  readonly errors: Pick<SectionErrors, 'reportFailure'>;
  readonly observations: Pick<Observations, 'note'>;
  readonly findRescue: FindRescue;
}

/** The remotes of this tab, one slot each. */
export interface SectionSlots {
  readonly store: StoreApi<Slots>;
  /**
   * Loads a section in the background, with the scripts of its page at this path. A failure is reported; the
   * next page tries again.
   */
  preload(name: string, path: string): void;
  /** A page shows this section: loads it, and shows its failure. @returns closes it again */
  open(name: string): () => void;
  /** Loads the chosen build again after a failure. */
  retry(name: string): void;
  markMounted(build: Build): void;
  /**
   * A build threw before it was mounted: loads a fallback.
   *
   * @returns false when the build was mounted before, and therefore stays
   */
  reject(build: Build, failure: SectionFailure): boolean;
  /**
   * Replaces the chosen build of a remote. A section that is loaded or open stays on the page until
   * the new build has loaded or failed.
   *
   * @returns whether the section was loaded or open
   */
  switchTo(build: Build): Promise<boolean>;
  /** The running build, else the one that would be loaded. */
  current(name: string): Build;
}

/** Keeps the state of every remote, and loads its builds one after another. */
export function createSectionSlots(options: SectionSlotsOptions): SectionSlots {
  const { builds, loadBuild, requestPage, addTexts, errors, observations, findRescue } = options;
  const store = createStore<Slots>(() =>
    Object.fromEntries(builds.map((chosen) => [chosen.name, idleSlot(chosen)])),
  );
  const slot = (name: string) => slotOf(store.getState(), name);
  const update = (name: string, change: Partial<SectionSlot>) =>
    store.setState({ [name]: { ...slot(name), ...change } });
  const withFailure = ({ name, manifest }: Build, failure: SectionFailure) =>
    new Map([...slot(name).failures, [manifest, failure]]);

  /** Loads one build and reports the outcome to telemetry and diagnostics. */
  async function tryBuild(build: Build, deadline: number): Promise<LoadedSection | SectionFailure> {
    const start = performance.now();
    const took = () => ({ milliseconds: Math.round(performance.now() - start) });
    try {
      const loaded = await loadBuild(build, deadline);
      observations.note(build, { type: 'load', outcome: 'ok', ...took() });
      observations.note(build, { type: 'verify', outcome: 'ok' });
      return loaded;
    } catch (thrown) {
      const failure = SectionFailure.of(thrown, build, 'load');
      errors.reportFailure(failure);
      update(build.name, { failures: withFailure(build, failure) });
      observations.note(build, { type: 'load', outcome: failure.kind, ...took() });
      if (failure.kind === 'tampered') {
        observations.note(build, { type: 'verify', outcome: 'tampered' });
      }
      return failure;
    }
  }

  /** Tries each fallback build once, in order. */
  async function loadFallback(chosen: Build, failure: SectionFailure) {
    if (failure.kind === 'offline') return null;
    // The code that finds them may be out of reach too.
    for (const build of await findRescue(chosen, failure).catch(() => [])) {
      if (slot(chosen.name).failures.has(build.manifest)) continue;
      const loaded = await tryBuild(build, fallbackDeadline);
      if (loaded instanceof SectionFailure) continue;
      removeStyles(chosen, build);
      return loaded;
    }
    return null;
  }

  /** Loads the chosen build, or a fallback where that has failed. */
  async function run(name: string): Promise<void> {
    const { chosen, failures, attempt: last } = slot(name);
    const attempt = last + 1;
    update(name, { state: 'loading', attempt });
    const first = failures.get(chosen.manifest) ?? (await tryBuild(chosen, loadDeadline));
    const running = first instanceof SectionFailure ? await loadFallback(chosen, first) : first;
    if (running !== null) await addTexts(running);
    if (slot(name).attempt !== attempt) return;
    if (running !== null) update(name, { state: 'ready', running, hasMounted: false });
    else if (slot(name).isOpen) update(name, { state: 'failed', running });
    else update(name, { ...idleSlot(chosen), attempt });
  }

  function retry(name: string): void {
    update(name, { running: null, failures: new Map() });
    void run(name);
  }

  function load(name: string): void {
    const { state } = slot(name);
    if (state === 'idle' || state === 'failed') retry(name);
  }

  const current = (name: string) => slot(name).running?.build ?? slot(name).chosen;

  return {
    store,
    preload(name, path) {
      load(name);
      requestPage(current(name), path);
    },
    retry,
    open(name) {
      update(name, { isOpen: true });
      load(name);
      return () => {
        const isFailed = slot(name).state === 'failed';
        update(name, { isOpen: false, ...(isFailed && { state: 'idle' }) });
      };
    },
    markMounted({ name, manifest }) {
      if (slot(name).running?.build.manifest === manifest) update(name, { hasMounted: true });
    },
    reject(build, failure) {
      const { running, hasMounted } = slot(build.name);
      if (running?.build.manifest !== build.manifest) return true;
      if (hasMounted) return false;
      update(build.name, { running: null, failures: withFailure(build, failure) });
      void run(build.name);
      return true;
    },
    async switchTo(build) {
      const { running, isOpen, attempt } = slot(build.name);
      const isUsed = running !== null || isOpen;
      const chosen = { chosen: build, failures: new Map<string, SectionFailure>() };
      update(build.name, { ...chosen, state: 'idle', attempt: attempt + 1 });
      if (isUsed) await run(build.name);
      return isUsed;
    },
    current,
  };
}
