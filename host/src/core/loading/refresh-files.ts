import type { RemoteRecord } from '../records/remote-record.ts';

/**
 * Asks for a remote's files past the browser's cache, which then holds the new answers. Builds are
 * cached as immutable, so a file that came damaged once would come damaged for a year.
 */
export async function refreshFiles(record: RemoteRecord, signal: AbortSignal): Promise<void> {
  const { build } = record.entry.extras.pazar;
  const files = [build.entry, ...build.expose.js, ...build.expose.css];
  await Promise.allSettled(
    files.map(async (file) => {
      const url = new URL(file, record.base).href;
      const answer = await fetch(url, { credentials: 'omit', cache: 'reload', signal });
      await answer.arrayBuffer();
    }),
  );
}
