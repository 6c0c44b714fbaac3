import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Folders without sources of ours. */
const generated = new Set(['node_modules', 'dist', '.git', '.pazar', 'test-results', '@mf-types']);

/** What the generator writes, by a copy of which the documents show it; a test compares the two. */
const sample = 'e2e/team/orders';

/** Every file below a folder that a person wrote, relative to it with `/`, sorted. */
export async function sourceFiles(folder: string): Promise<string[]> {
  const found: string[] = [];
  async function visit(relative: string): Promise<void> {
    const entries = await readdir(path.join(folder, relative), { withFileTypes: true });
    for (const entry of entries) {
      const name = path.posix.join(relative, entry.name);
      if (entry.isDirectory() && !generated.has(entry.name) && name !== sample) await visit(name);
      if (entry.isFile()) found.push(name);
    }
  }
  await visit('');
  return found.toSorted();
}
