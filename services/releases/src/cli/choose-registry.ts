import { CliFailure } from './cli-failure.ts';
import { exitCodes } from './exit-codes.ts';
import { folderFile, type FolderSettings, readFolderSettings } from './folder-settings.ts';
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
  /** Whether somebody named the shell; otherwise it is that of this machine. */
  isShellNamed: boolean;
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
 * this registry. The file of this machine's registry is sent to no registry that a profile or a folder names, and
 * `PAZAR_TOKEN` only where the operator named the registry or has logged in to it.
 */
export function choosePlace(known: Known): Place {
  const { options, variable, own } = known;
  const named = namedPlace(known) ?? { registry: own.registry };
  const registry = webAddress(named.registry, '--registry');
  const shell =
    options.shell ?? named.profile?.shell ?? variable('PAZAR_SHELL') ?? named.settings?.shell;
  return {
    registry,
    shell: webAddress(shell ?? own.shell, '--shell'),
    isShellNamed: shell !== undefined,
    token: tokenFor({ ...named, registry }, known),
  };
}

function tokenFor(
  { registry, profile, settings }: NamedPlace,
  { options, variable, profiles, own }: Known,
): TokenSource {
  const stored = () => profile ?? profiles.list().findLast((one) => one.registry === registry);
  return {
    given: options.tokenFile,
    variable: () => {
      // Whoever names a profile means its token, whatever the environment has for others.
      const token = profile ? undefined : variable('PAZAR_TOKEN');
      if (token !== undefined && settings && !stored()) throw foreignRegistry(registry);
      return token;
    },
    stored: () => stored()?.token,
    file: profile || settings ? undefined : own.tokenFile,
  };
}

/** Anybody can write a `pazar.json` into a folder that others clone. */
function foreignRegistry(registry: string): CliFailure {
  const message =
    `PAZAR_TOKEN is not sent to ${registry}, which only the ${folderFile} of the folder names: ` +
    'set PAZAR_REGISTRY, or give --registry';
  return new CliFailure(exitCodes.notAllowed, message);
}

/** A registry, and the profile or the file of a folder that names it. */
interface NamedPlace {
  registry: string;
  profile?: Profile;
  settings?: FolderSettings;
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
  return settings && { registry: settings.registry, settings };
}

function placeOf(name: string, profiles: ProfileStore): NamedPlace {
  const all = profiles.list();
  const profile = all.find((one) => one.name === name);
  if (profile) return { registry: profile.registry, profile };
  const names = all.map((one) => one.name).join(', ') || 'none';
  const message = `There is no profile ${name}. Profiles: ${names}. pazar login makes one.`;
  throw new CliFailure(exitCodes.usage, message);
}
