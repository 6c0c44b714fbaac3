import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from './repository.ts';
import { runCommand } from './run-command.ts';

/** Runs `pazar` with these words and returns its output; throws with the output when it fails. */
export type PazarCommand = (...words: readonly string[]) => Promise<string>;

/** What the command line has to know of a system. */
interface CommandTarget {
  readonly shell: string;
  readonly releasesUrl: string;
  readonly home: string;
}

/** The command line of an operator of this system, whose relative paths begin in `folder`. */
export function pazarCommand(system: CommandTarget, folder = repository): PazarCommand {
  return async (...words) => {
    const token = await readFile(join(system.home, 'releases', 'publish-token'), 'utf8');
    const program = join(repository, 'services', 'releases', 'src', 'cli', 'main.ts');
    return runCommand(folder, [process.execPath, program, ...words], {
      PAZAR_REGISTRY: system.releasesUrl,
      PAZAR_SHELL: system.shell,
      PAZAR_TOKEN: token.trim(),
    });
  };
}
