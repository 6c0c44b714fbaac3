import { CliFailure } from './cli-failure.ts';
import { exitCodes } from './exit-codes.ts';
import { readFolderSettings } from './folder-settings.ts';
import type { Profile, ProfileStore } from './profile-store.ts';
import type { TokenSource } from './registry-http.ts';
import { webAddress } from './web-address.ts';

/** The global options that choose a registry; undefined where they were not given. */
export interface PlaceOptions {
  registry?: string;
  shell?: string;
  profile?: string;
  tokenFile?: string;
}

/** The registry that a command uses, its shell, and the token for it. */
export interface Place {
  registry: string;
  shell: string;
  token: TokenSource;
}

interface Known {
  options: PlaceOptions;
  /** A variable of the environment; undefined for an empty one. */
  variable: (name: string) => string | undefined;
  profiles: ProfileStore;
  folder: string;
  /** Those of a registry on this machine. */
  own: { registry: string; shell: string; tokenFile: string };
}

/**
 * Chooses by the option, then by the profile, the variable, and the `pazar.json` of the folder; else the registry of this
 * machine. The token is what the option or the variable names, or was stored by `pazar login` for
 * this registry. The file of this machine's registry is sent to no registry that a profile or a folder names.
 */
export function choosePlace(known: Known): Place {
  const { options, variable, profiles, own } = known;
  const named = namedPlace(known);
  const registry = webAddress(named?.registry ?? own.registry, '--registry');
  const stored = () =>
    named?.profile ?? profiles.list().find((profile) => profile.registry === registry);
  return {
    registry,
    shell: webAddress(
      options.shell ?? named?.shell ?? variable('PAZAR_SHELL') ?? own.shell,
      '--shell',
    ),
    token: {
      given: options.tokenFile,
      // Whoever names a profile means its token, whatever the environment has for others.
      variable: options.profile === undefined ? variable('PAZAR_TOKEN') : undefined,
      stored: () => stored()?.token,
      file: named?.isElsewhere === true ? undefined : own.tokenFile,
    },
  };
}

interface NamedPlace {
  registry: string;
  shell?: string | undefined;
  profile?: Profile;
  /** Whether a profile or a folder names it, and no operator in this command. */
  isElsewhere?: true;
}

function namedPlace({ options, variable, profiles, folder }: Known): NamedPlace | undefined {
  if (options.registry !== undefined && options.profile !== undefined) {
    throw new CliFailure(exitCodes.usage, 'Give --registry or --profile, not both');
  }
  if (options.registry !== undefined) return { registry: options.registry };
  if (options.profile !== undefined) return placeOf(options.profile, profiles);
  const registry = variable('PAZAR_REGISTRY');
  if (registry !== undefined) return { registry };
  const profile = variable('PAZAR_PROFILE');
  if (profile !== undefined) return placeOf(profile, profiles);
  const settings = readFolderSettings(folder);
  return settings && { ...settings, isElsewhere: true };
}

function placeOf(name: string, profiles: ProfileStore): NamedPlace {
  const all = profiles.list();
  const profile = all.find((one) => one.name === name);
  if (profile) return { ...profile, profile, isElsewhere: true };
  const names = all.map((one) => one.name).join(', ') || 'none';
  const message = `There is no profile ${name}. Profiles: ${names}. pazar login makes one.`;
  throw new CliFailure(exitCodes.usage, message);
}
