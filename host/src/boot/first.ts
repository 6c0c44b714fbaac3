// The build puts this module in front of every other (shared/build/src/define-host.ts); only the early
// requests run before it, and they read no parameter of the URL. It imports
// only what it needs: each import runs before it.
import { captureSecrets } from '../core/session/captured-secrets.ts';
import { showBrokenStart } from './broken-start.ts';

/** The secrets in the URL that opened the page; no other module has seen them. */
export const capturedSecrets = captureSecrets(window);

const watch = new AbortController();

// A module that throws while it is evaluated has no caller that could catch the error.
window.addEventListener('error', ({ error }) => showBrokenStart(error), { signal: watch.signal });

/** Stops watching: from here on `startShell` reports its own errors. */
export function stopWatching(): void {
  watch.abort();
}
