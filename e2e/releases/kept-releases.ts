import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { runCommand } from '../system/run-command.ts';
import { temporaryFolder } from '../system/temporary-folder.ts';

/** Folder of the packed releases. */
const folder = import.meta.dirname;

/** The kept releases: the time of each and the begin of its commit, oldest first. */
export function keptReleases(): string[] {
  return globSync('*.tar.br', { cwd: folder })
    .map((file) => basename(file, '.tar.br'))
    .toSorted();
}

/** The file of a kept release. */
export function fileOf(release: string): string {
  return join(folder, `${release}.tar.br`);
}

/**
 * Unpacks the builds of a release as they were published: `host/dist`, and `remotes/<name>` with its
 * `package.json`.
 *
 * @returns the folder, which is removed when this process ends
 */
export async function unpackRelease(release: string): Promise<string> {
  const target = temporaryFolder('release');
  const packed = join(target, 'release.tar');
  await writeFile(packed, brotliDecompressSync(await readFile(fileOf(release))));
  await runCommand(target, ['tar', '--extract', '--file', packed]);
  return target;
}
