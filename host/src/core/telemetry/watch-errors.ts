import type { Build } from '../builds/build.ts';
import type { SectionErrors } from '../builds/section-errors.ts';

/** The browser's own complaint about a harmless order of events; no code of anybody failed. */
const harmless = 'ResizeObserver loop';

export interface WatchErrorsOptions {
  /** Every build that may run in this tab. */
  readonly builds: () => readonly Build[];
  readonly errors: SectionErrors;
  /** Called for an error of a section: its page is unchanged, so nothing else would show it. */
  readonly onSectionError: (build: Build) => void;
}

/**
 * Listens for uncaught errors in event handlers and promises, and finds the section by the URL of
 * the script. The browser logs them to the console itself.
 *
 * @returns stops listening
 */
export function watchErrors(
  target: Window,
  { builds, errors, onSectionError }: WatchErrorsOptions,
): () => void {
  const watch = new AbortController();
  const { signal } = watch;

  function report(thrown: unknown, place: string): void {
    if (thrown instanceof Error && thrown.name === 'AbortError') return;
    const owner = ownerOf(builds(), `${place}\n${thrown instanceof Error ? thrown.stack : ''}`);
    const message = String(thrown);
    errors.reportUncaught({
      from: owner?.name ?? 'shell',
      version: owner?.version ?? null,
      message,
    });
    if (owner !== undefined) onSectionError(owner);
  }

  target.addEventListener(
    'error',
    ({ error, message, filename }: ErrorEvent) => {
      if (!message.startsWith(harmless)) report(error ?? message, filename);
    },
    { signal },
  );
  target.addEventListener('unhandledrejection', ({ reason }) => report(reason, ''), { signal });
  return () => watch.abort();
}

/**
 * The remote of the first script in a stack: it made the call, even if another one threw. Of two
 * versions in one folder it is the later one, which replaced the other.
 */
function ownerOf(builds: readonly Build[], stack: string): Build | undefined {
  return builds
    .toReversed()
    .map((build) => ({ build, position: stack.indexOf(build.base) }))
    .filter(({ position }) => position >= 0)
    .toSorted((a, b) => a.position - b.position)[0]?.build;
}
