import { getInstance } from '@module-federation/enhanced/runtime';
import type { Locale } from '@pazar/contracts/locale';
import { contractVersion } from '@pazar/contracts/releases/section-descriptor';
import type { Section } from '@pazar/shell/section';
import type { LazyHttp } from '../http/lazy-http.ts';
import { recordTiming } from '../journal/timings.ts';
import { isMissingChunk } from '../request/is-missing-chunk.ts';
import { createBuildRegistry, type Federation } from './build-registry.ts';
import { loadTexts, type Texts } from './load-texts.ts';
import type { Build } from './build.ts';
import { requestSharedChunks } from './shared-chunks.ts';
import { SectionFailure, type SectionFailureKind } from './section-failure.ts';
import { removeScripts, retryFailedStyles, stylesArrived } from './tags.ts';
import { tryAgain } from './try-again.ts';

/**
 * A section is shown or its failure is within 8 s (docs/architecture.md, promises): this long for
 * loading, the rest for finding out why it failed. Milliseconds.
 */
export const loadDeadline = 6_500;

export interface LoadedSection {
  readonly build: Build;
  readonly section: Section;
  readonly texts: Texts;
}

/**
 * Loads one build with retries, once per call.
 *
 * @param deadline milliseconds until it rejects
 * @throws SectionFailure
 */
export type LoadBuild = (build: Build, deadline: number) => Promise<LoadedSection>;

/** Runs the code of an exposed module that has arrived. */
type RunModule = () => Promise<{ section?: Section } | undefined>;

export interface BuildLoader {
  readonly loadBuild: LoadBuild;
  /** Requests the scripts that a page of the build imports, as far as its descriptor names them. */
  readonly requestPage: (build: Build, path: string) => void;
  /** Every build that may run in this tab, also those that were replaced. */
  readonly builds: () => readonly Build[];
}

/**
 * Loads builds with the federation runtime. It owns the retries, integrity, and the difference
 * between unreachable, tampered, incompatible, crashed and offline.
 *
 * @param http loads the client that the code of a section finds in `@pazar/shell`
 */
export function createBuildLoader(
  builds: readonly Build[],
  locale: Locale,
  http: LazyHttp,
): BuildLoader {
  const federation = hostFederation();
  const registry = createBuildRegistry(federation, builds, loadDeadline);
  const damaged = new Set<string>();

  async function attempt(build: Build, signal: AbortSignal): Promise<LoadedSection> {
    requestSharedChunks(federation, build);
    registry.request(build);
    const [run, texts] = await Promise.all([
      federation.loadRemote<RunModule>(`${build.registered}/section`, {
        loadFactory: false,
        from: 'runtime',
      }),
      loadTexts(build, locale, signal),
      http(),
    ]);
    const module = await run?.();
    await stylesArrived(build.name);
    return { build, section: checkSection(build, module?.section), texts };
  }

  async function loadWithRetries(build: Build, signal: AbortSignal) {
    if (damaged.delete(build.manifest)) {
      const { refreshFiles } = await import(
        /* webpackChunkName: "after-paint" */ './diagnose-failure.ts'
      );
      await refreshFiles(build, signal);
    }
    return tryAgain(() => attempt(build, signal), {
      signal,
      isFinal: (error) => error instanceof SectionFailure,
      clear: () => clearFailed(build),
    });
  }

  function clearFailed(build: Build): void {
    removeScripts(build.name);
    retryFailedStyles(build.name);
  }

  async function loadBuild(build: Build, deadline: number): Promise<LoadedSection> {
    registry.add(build);
    const start = performance.now();
    try {
      const loaded = await withDeadline(deadline, (signal) => loadWithRetries(build, signal));
      recordTiming('load', { start, remote: build.name });
      return loaded;
    } catch (cause) {
      clearFailed(build);
      if (cause instanceof SectionFailure) throw cause;
      const { name: remote, version } = build;
      const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
      damaged.add(build.manifest);
      const found = await diagnose(build, isLate);
      const kind = isLate ? found : kindOf(cause, found);
      throw new SectionFailure({ kind, remote, version, phase: 'load', cause });
    }
  }

  return {
    loadBuild,
    requestPage: (build, path) => registry.requestPage(build, path),
    builds: () => registry.builds(),
  };
}

function hostFederation(): Federation {
  const federation = getInstance();
  if (federation === null) throw new Error('The host was built without Module Federation');
  return federation;
}

/** A browser that cannot load this chunk from the shell's own server is offline. */
async function diagnose(build: Build, isLate: boolean): Promise<SectionFailureKind> {
  try {
    const { diagnoseFailure, diagnoseSilence } = await import(
      /* webpackChunkName: "after-paint" */ './diagnose-failure.ts'
    );
    return await (isLate ? diagnoseSilence() : diagnoseFailure(build));
  } catch {
    return 'offline';
  }
}

/** The section's own files match their signatures, so a shared chunk of the host is missing. */
function kindOf(cause: unknown, found: SectionFailureKind): SectionFailureKind {
  return found === 'crashed' && isMissingChunk(cause) ? 'unreachable' : found;
}

function checkSection(build: Build, section: Section | undefined): Section {
  const { name: remote, version } = build;
  const missing = build.section.routes.find((route) => section?.routes[route.path] === undefined);
  if (section?.contract === contractVersion && missing === undefined) return section;
  const cause = new Error(
    missing === undefined
      ? `built for contract ${section?.contract}, this shell offers ${contractVersion}`
      : `has no component for its route /${missing.path}`,
  );
  throw new SectionFailure({ kind: 'incompatible', remote, version, phase: 'load', cause });
}

/**
 * Settles within `milliseconds`, even when `work` never does. The signal aborts at the deadline.
 * @throws DOMException `TimeoutError` at the deadline; otherwise whatever `work` throws
 */
export function withDeadline<Value>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const signal = AbortSignal.timeout(milliseconds);
  const expired = new Promise<never>((_, reject) => {
    const late = new DOMException(`Not done within ${milliseconds} ms`, 'TimeoutError');
    signal.addEventListener('abort', () => reject(late), { once: true });
  });
  return Promise.race([work(signal), expired]);
}
