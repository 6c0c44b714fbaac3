import { getInstance } from '@module-federation/enhanced/runtime';
import type { Locale } from '@pazar/contracts/locale';
import { contractVersion } from '@pazar/contracts/section-descriptor';
import type { Section } from '@pazar/shell/section';
import { noteTime } from '../journal/timings.ts';
import { remoteAttribute } from './remote-attribute.ts';
import { loadTexts, type Texts } from './load-texts.ts';
import type { Build } from '../builds/build.ts';
import { forgetFailedRooms, startRooms } from './room-shares.ts';
import {
  isMissingChunk,
  SectionFailure,
  type SectionFailureKind,
} from '../builds/section-failure.ts';
import { retryFailedStyles, stylesArrived } from './styles-arrived.ts';
import { withDeadline } from './with-deadline.ts';

/** Tries within the deadline; the pause between two doubles and is jittered by half. */
const attempts = 3;
const firstPause = 300;

export interface LoadedSection {
  /** The build that it is of; another than was asked for where that could not be shown. */
  readonly build: Build;
  readonly section: Section;
  readonly texts: Texts;
}

/** Loads one build with retries, once for each call. @throws SectionFailure */
export type LoadBuild = (build: Build, deadline: number) => Promise<LoadedSection>;

/** Loads builds with the federation runtime, which must know them. */
export function createBuildLoader(locale: Locale): LoadBuild {
  const federation = hostFederation();
  const damaged = new Set<string>();

  async function attempt(build: Build, signal: AbortSignal): Promise<LoadedSection> {
    startRooms(federation, build);
    const [module, texts] = await Promise.all([
      federation.loadRemote<{ section?: Section }>(`${build.registered}/section`),
      loadTexts(build, locale, signal),
    ]);
    await stylesArrived(build.name);
    return { build, section: checkSection(build, module?.section), texts };
  }

  async function loadWithRetries(build: Build, signal: AbortSignal) {
    if (damaged.delete(build.manifest)) {
      const { refreshFiles } = await import(/* webpackChunkName: "care" */ './refresh-files.ts');
      await refreshFiles(build, signal);
    }
    for (let tried = 1; ; tried += 1) {
      try {
        return await attempt(build, signal);
      } catch (error) {
        if (error instanceof SectionFailure || tried === attempts || signal.aborted) throw error;
        // Another try would only keep the visitor from knowing.
        if (!navigator.onLine) throw error;
        clearFailed(build);
        const pause = firstPause * 2 ** (tried - 1) * (1 + Math.random() / 2);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  function clearFailed(build: Build): void {
    removeTags(build);
    retryFailedStyles(build.name);
    forgetFailedRooms(federation);
  }

  return async (build, deadline) => {
    const start = performance.now();
    try {
      const loaded = await withDeadline(deadline, (signal) => loadWithRetries(build, signal));
      noteTime('load', { start, remote: build.name });
      return loaded;
    } catch (cause) {
      clearFailed(build);
      if (cause instanceof SectionFailure) throw cause;
      const { name: remote, version } = build;
      const late = cause instanceof DOMException && cause.name === 'TimeoutError';
      damaged.add(build.manifest);
      const found = await diagnose(build, late);
      const kind = late ? found : kindOf(cause, found);
      throw new SectionFailure({ kind, remote, version, phase: 'load', cause });
    }
  };
}

function hostFederation() {
  const federation = getInstance();
  if (federation === null) throw new Error('The host was built without Module Federation');
  return federation;
}

/** A browser that cannot have this chunk from the shell's own server is offline, whatever else. */
async function diagnose(build: Build, isLate: boolean): Promise<SectionFailureKind> {
  try {
    const { diagnoseFailure, diagnoseSilence } = await import(
      /* webpackChunkName: "care" */ './diagnose-failure.ts'
    );
    return await (isLate ? diagnoseSilence() : diagnoseFailure(build));
  } catch {
    return 'offline';
  }
}

/** The section's own files are as signed, yet one did not arrive: it was a shared one of the host. */
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

/** A tag that hangs or failed would be found and waited for again by the next try. */
function removeTags({ name }: Build): void {
  for (const tag of document.querySelectorAll(`script[${remoteAttribute}="${name}"]`)) tag.remove();
}
