import { showBrokenStart } from './broken-start.ts';

const watch = new AbortController();

// A module that throws while it is evaluated has no caller who could catch it.
window.addEventListener('error', ({ error }) => showBrokenStart(error), { signal: watch.signal });

/** The start has its own handler from here on; later errors belong to whoever made them. */
export function endWatch(): void {
  watch.abort();
}
