import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readFolder } from '../tables/table-files.ts';
import type { ScriptResult } from './run-script.ts';

/**
 * The files that describe the tables, by name, as they are in the repository and as the command writes them
 * now. Rejects with the output of a command that failed.
 *
 * @param folder with a slash at its end
 * @param describe runs `describe-tables` of a package into the folder that it is given
 */
export async function describedAgain(
  folder: URL,
  describe: (to: string) => Promise<ScriptResult>,
): Promise<Record<'kept' | 'written', Awaited<ReturnType<typeof readFolder>>>> {
  const to = await mkdtemp(join(tmpdir(), 'pazar-tables-'));
  try {
    const { failed, output } = await describe(to);
    if (failed) throw new Error(output);
    return { kept: await readFolder(folder), written: await readFolder(pathToFileURL(`${to}/`)) };
  } finally {
    await rm(to, { recursive: true });
  }
}
