import { readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { replaceFile } from '@pazar/service/replace-file';
import { z } from 'zod';
import { CliFailure } from './cli-failure.ts';
import { exitCodes } from './exit-codes.ts';

const profileSchema = z.strictObject({
  name: z.string(),
  registry: z.url(),
  shell: z.url().optional(),
  token: z.string(),
});
/** A registry that somebody has logged in to, with the token for it. */
export type Profile = z.infer<typeof profileSchema>;

const fileSchema = z.strictObject({ profiles: z.array(profileSchema) });

/** The permissions of a file that its group or everybody can read or change. */
const groupAndOthers = 0o077;

/** The profiles of the user of this machine, in one file that only the user can read. */
export interface ProfileStore {
  path: string;
  /** Throws for a file that somebody has damaged, or that other users can read. */
  list: () => Profile[];
  /** Replaces the profile of the same name. */
  keep: (profile: Profile) => Promise<void>;
  remove: (name: string) => Promise<void>;
}

export function profileStore(variables: NodeJS.ProcessEnv): ProfileStore {
  const config = variables['XDG_CONFIG_HOME'] || join(homedir(), '.config');
  const path = join(config, 'pazar', 'profiles.json');
  const list = () => readProfiles(path);
  const write = (profiles: readonly Profile[]) =>
    replaceFile(path, Buffer.from(`${JSON.stringify({ profiles }, null, 2)}\n`), 0o600);
  const others = (name: string) => list().filter((profile) => profile.name !== name);
  return {
    path,
    list,
    keep: (profile) => write([...others(profile.name), profile]),
    remove: (name) => write(others(name)),
  };
}

function readProfiles(path: string): Profile[] {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  if (mode === undefined) return [];
  if ((mode & groupAndOthers) !== 0 && process.platform !== 'win32') {
    const message = `Other users of this machine can read ${path}, which holds tokens: chmod 600 ${path}`;
    throw new CliFailure(exitCodes.notAllowed, message);
  }
  try {
    return fileSchema.parse(JSON.parse(readFileSync(path, 'utf8'))).profiles;
  } catch (error) {
    const message = `${path} cannot be read. Correct or remove it, then run pazar login.`;
    throw new CliFailure(exitCodes.notAllowed, message, error);
  }
}
