import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { CliFailure } from './cli-failure.ts';
import { exitCodes } from './exit-codes.ts';

/** The file that `pazar init` writes. It has no secret, so a team keeps it with its sources. */
export const folderFile = 'pazar.json';

const settingsSchema = z.strictObject({ registry: z.url(), shell: z.url().optional() });
export type FolderSettings = z.infer<typeof settingsSchema>;

/** The settings of a folder, or of the nearest one around it in its repository that has some. */
export function readFolderSettings(folder: string): FolderSettings | undefined {
  const file = join(folder, folderFile);
  if (!existsSync(file)) {
    const around = dirname(folder);
    const isTop = around === folder || existsSync(join(folder, '.git'));
    return isTop ? undefined : readFolderSettings(around);
  }
  // In a folder that many users can write, such as /tmp, any of them could name a registry.
  if (process.getuid && statSync(file).uid !== process.getuid()) {
    const message = `${file} belongs to another user: set PAZAR_REGISTRY, or give --registry`;
    throw new CliFailure(exitCodes.notAllowed, message);
  }
  try {
    return settingsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const message = `${file} does not name a registry, such as {"registry":"https://releases.example.com"}`;
    throw new CliFailure(exitCodes.usage, message, error);
  }
}
