import { getInstance } from '@module-federation/enhanced/runtime';
import type { Locale } from '@pazar/contracts/locale';
import { contractVersion } from '@pazar/contracts/section-descriptor';
import type { Section } from '@pazar/shell/section';
import type { SectionErrors } from '../diagnostics/section-errors.ts';
import { noteTime } from '../diagnostics/timings.ts';
import { diagnoseFailure, diagnoseSilence } from './diagnose-failure.ts';
import { loadingHooks, remoteAttribute } from './loading-hooks.ts';
import { loadTexts, type Texts } from './load-texts.ts';
import { refreshFiles } from './refresh-files.ts';
import type { RemoteRecord } from './remote-record.ts';
import { forgetFailedRooms, startRooms } from './room-shares.ts';
import { SectionFailure, type SectionFailureKind } from './section-failure.ts';
import { withDeadline } from './with-deadline.ts';

/**
 * A section is shown or its failure is within 8 s (docs/architecture.md, promises): this long for
 * loading, the rest for finding out why it failed.
 */
const deadline = 6_500;

/** Tries within the deadline; the pause between two doubles and is jittered by half. */
const attempts = 3;
const firstPause = 300;

export interface LoadedSection {
  readonly section: Section;
  readonly texts: Texts;
}

export interface SectionLoader {
  /** Loads a remote's section and texts once; a failed load may be asked for again at any time. */
  load(record: RemoteRecord): Promise<LoadedSection>;
  /** The same, ahead of need and without complaint. */
  preload(record: RemoteRecord): void;
  /** What has loaded already: it can be shown in the same frame. */
  loaded(record: RemoteRecord): LoadedSection | undefined;
}

export interface SectionLoaderOptions {
  readonly records: readonly RemoteRecord[];
  readonly locale: Locale;
  /** Told of every load that failed for good. */
  readonly errors: Pick<SectionErrors, 'reportFailure'>;
}

/**
 * The only module that loads remotes. It owns the deadline, the retries, integrity, and the
 * difference between unreachable, tampered, incompatible, crashed and offline.
 */
export function createSectionLoader({
  records,
  locale,
  errors,
}: SectionLoaderOptions): SectionLoader {
  const federation = hostFederation();
  const byManifest = new Map(records.map((record) => [record.manifest, record]));
  federation.registerPlugins([loadingHooks(byManifest, deadline)]);
  federation.registerRemotes(
    records.map(({ container, manifest }) => ({ name: container, entry: manifest })),
  );
  const loads = new Map<string, Promise<LoadedSection>>();
  const ready = new Map<string, LoadedSection>();
  const damaged = new Set<string>();

  async function attempt(record: RemoteRecord, signal: AbortSignal): Promise<LoadedSection> {
    startRooms(federation, record);
    const [module, texts] = await Promise.all([
      federation.loadRemote<{ section?: Section }>(`${record.container}/section`),
      loadTexts(record, locale, signal),
    ]);
    return { section: checkSection(record, module?.section), texts };
  }

  async function loadWithRetries(record: RemoteRecord, signal: AbortSignal) {
    if (damaged.delete(record.name)) await refreshFiles(record, signal);
    for (let tried = 1; ; tried += 1) {
      try {
        return await attempt(record, signal);
      } catch (error) {
        if (error instanceof SectionFailure || tried === attempts || signal.aborted) throw error;
        // Another try would only keep the visitor from knowing.
        if (!navigator.onLine) throw error;
        clearFailed(record);
        const pause = firstPause * 2 ** (tried - 1) * (1 + Math.random() / 2);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  function report(failure: SectionFailure): SectionFailure {
    errors.reportFailure(failure);
    return failure;
  }

  async function load(record: RemoteRecord): Promise<LoadedSection> {
    const start = performance.now();
    try {
      const loaded = await withDeadline(deadline, (signal) => loadWithRetries(record, signal));
      noteTime('load', { start, remote: record.name });
      ready.set(record.name, loaded);
      return loaded;
    } catch (cause) {
      clearFailed(record);
      if (cause instanceof SectionFailure) throw report(cause);
      const { name: remote, version } = record;
      const late = cause instanceof DOMException && cause.name === 'TimeoutError';
      damaged.add(record.name);
      const kind = late ? await diagnoseSilence() : kindOf(cause, await diagnoseFailure(record));
      throw report(new SectionFailure({ kind, remote, version, phase: 'load', cause }));
    }
  }

  function clearFailed(record: RemoteRecord): void {
    removeTags(record);
    forgetFailedRooms(federation);
  }

  function loadOnce(record: RemoteRecord): Promise<LoadedSection> {
    const known = loads.get(record.name);
    if (known !== undefined) return known;
    const started = load(record);
    loads.set(record.name, started);
    // A kept rejection would make every later try fail without a request.
    started.catch(() => loads.delete(record.name));
    return started;
  }

  return {
    load: loadOnce,
    preload: (record) => void loadOnce(record).catch(() => undefined),
    loaded: ({ name }) => ready.get(name),
  };
}

function hostFederation() {
  const federation = getInstance();
  if (federation === null) throw new Error('The host was built without Module Federation');
  return federation;
}

function checkSection(record: RemoteRecord, section: Section | undefined): Section {
  const { name: remote, version } = record;
  const missing = record.entry.extras.pazar.section.routes.find(
    (route) => section?.routes[route.path] === undefined,
  );
  if (section?.contract === contractVersion && missing === undefined) return section;
  const cause = new Error(
    missing === undefined
      ? `built for contract ${section?.contract}, this shell offers ${contractVersion}`
      : `has no component for its route /${missing.path}`,
  );
  throw new SectionFailure({ kind: 'incompatible', remote, version, phase: 'load', cause });
}

/** The section's own files are as signed, yet one did not arrive: it was a shared one of the host. */
function kindOf(cause: unknown, found: SectionFailureKind): SectionFailureKind {
  const isMissing = cause instanceof Error && cause.name === 'ChunkLoadError';
  return found === 'crashed' && isMissing ? 'unreachable' : found;
}

/** A tag that hangs or failed would be found and waited for again by the next try. */
function removeTags({ name }: RemoteRecord): void {
  for (const tag of document.querySelectorAll(`script[${remoteAttribute}="${name}"]`)) tag.remove();
}
