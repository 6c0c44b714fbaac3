import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { CliFailure } from './cli-failure.ts';
import { exitCodes } from './exit-codes.ts';

/** The file that `pazar init` writes. It has no secret, so a team keeps it with its sources. */
export const folderFile = 'pazar.json';

const settingsSchema = z.strictObject({ registry: z.url(), shell: z.url().optional() });
export type FolderSettings = z.infer<typeof settingsSchema>;

/** The settings of a folder, or of the nearest one around it that has some. */
export function readFolderSettings(folder: string): FolderSettings | undefined {
  const file = join(folder, folderFile);
  if (!existsSync(file)) {
    const around = dirname(folder);
    return around === folder ? undefined : readFolderSettings(around);
  }
  try {
    return settingsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const message = `${file} does not name a registry, such as {"registry":"https://releases.example.com"}`;
    throw new CliFailure(exitCodes.usage, message, error);
  }
}
