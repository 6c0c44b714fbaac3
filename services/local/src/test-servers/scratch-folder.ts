import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Linux keeps the files of this folder in memory. */
const memory = '/dev/shm';

/** Bytes that must be free there: a whole run fills 1.5 GB at most. Containers often have 64 MB. */
const needed = 4 * 1024 ** 3;

/** A folder for all temporary files of a test run. */
export interface ScratchFolder {
  path: string;
  /** The environment of a process that writes its temporary files there. */
  variables: Readonly<Record<string, string>>;
  remove: () => void;
}

/**
 * Makes the folder in memory where that has space, else beside other temporary files. The tests
 * make and delete many thousands of files: PostgreSQL copies a database of 400 files for each test
 * file. The registry's tests take 52 s in memory and 68 s on a disk
 * (docs/decisions/0025-prepare-tests-once.md).
 *
 * @param preferred the folder to make it in when it has that many bytes free
 */
export function makeScratchFolder(preferred = memory, bytes = needed): ScratchFolder {
  const parent = freeBytes(preferred) < bytes ? tmpdir() : preferred;
  const folder = mkdtempSync(path.join(parent, 'pazar-tests-'));
  // PostgreSQL runs as another user and must reach its folder in this one.
  chmodSync(folder, 0o755);
  // A process that was just killed may write its last file meanwhile.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.once('exit', remove);
  return {
    path: folder,
    variables: { TMPDIR: folder },
    remove() {
      process.off('exit', remove);
      remove();
    },
  };
}

/** Zero where the folder does not exist. */
function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
