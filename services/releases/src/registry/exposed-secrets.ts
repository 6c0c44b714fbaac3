import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { layout } from '../environment.ts';

/** The permissions of a file, if its group or everybody can read or change it. */
const groupAndOthers = 0o077;

/**
 * The signing keys and the token of the registry in `home` that other users of this machine can
 * read or change. Files that do not exist are left out, so another machine answers none.
 *
 * @param tokenFile the file with the token; that of the registry without it
 */
export async function exposedSecrets(home: string, tokenFile?: string): Promise<string[]> {
  const { keys, publishToken } = layout(home);
  const names = await readdir(keys).catch(() => []);
  const keyFiles = names.filter((name) => name.endsWith('.json')).map((name) => join(keys, name));
  const files = [...keyFiles, tokenFile ?? publishToken];
  const modes = await Promise.all(files.map((file) => stat(file).catch(() => null)));
  return files.filter((_file, index) => ((modes[index]?.mode ?? 0) & groupAndOthers) !== 0);
}
