import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createResource, type Resource } from './resource.ts';
import { watchFile, type WatchedFile } from './watched-file.ts';

/** The shell's page, and the hashes by which the policy allows its inline styles. */
export interface ShellPage {
  resource: Resource;
  styleHashes: string[];
}

/** The page of a built shell; a new build is seen without a restart. */
export function openShellPage(root: string): WatchedFile<ShellPage> {
  return watchFile(join(root, 'index.html'), async (bytes) => ({
    resource: await createResource(bytes, 'text/html; charset=utf-8'),
    styleHashes: inlineStyleHashes(bytes.toString()),
  }));
}

/** CSP source hashes of a page's inline `<style>` blocks, over exactly what stands between the tags. */
function inlineStyleHashes(html: string): string[] {
  const blocks = html.matchAll(/<style(?:\s[^>]*)?>(?<text>.*?)<\/style>/gis);
  const hashes = [...blocks].map((block) => {
    const text = block.groups?.['text'] ?? '';
    return `sha256-${createHash('sha256').update(text).digest('base64')}`;
  });
  return [...new Set(hashes)];
}
