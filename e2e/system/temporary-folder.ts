import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];

/**
 * Makes a folder that is removed when this process ends, unless that is killed: for what tests of a
 * worker share, or a script uses to its end.
 *
 * @param name what is in it: "variant" makes pazar-variant-…
 */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `pazar-${name}-`));
  if (made.length === 0) process.once('exit', removeAll);
  made.push(folder);
  return folder;
}

function removeAll(): void {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
}
