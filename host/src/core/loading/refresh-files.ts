import type { Build } from '../builds/build.ts';

/**
 * Asks for a remote's files past the browser's cache, which then holds the new answers. Builds are
 * cached as immutable, so a file that came damaged once would come damaged for a year.
 */
export async function refreshFiles(build: Build, signal: AbortSignal): Promise<void> {
  const { entry, expose } = build.files;
  const files = [entry, ...expose.js, ...expose.css];
  await Promise.allSettled(
    files.map(async (file) => {
      const url = new URL(file, build.base).href;
      const answer = await fetch(url, { credentials: 'omit', cache: 'reload', signal });
      await answer.arrayBuffer();
    }),
  );
}
