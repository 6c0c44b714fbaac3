import type { z } from 'zod';
import type { holderSchema } from '../domain/token-api.ts';
import { CliFailure } from './cli-failure.ts';
import { answer, type CommandContext } from './command-context.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import type { Profile } from './profile-store.ts';
import { requireToken } from './registry-http.ts';
import { shortInstant, table } from './table.ts';

type Holder = z.infer<typeof holderSchema>;

/** `whoami`: whom the token is for, and what it may touch. */
export async function whoamiCommand(context: CommandContext): Promise<ExitCode> {
  const { client } = context;
  const holder = await client.whoami();
  const { url: registry } = client.http;
  answer(context, { registry, ...holder }, () => [`${describeHolder(holder)}, at ${registry}`]);
  return exitCodes.done;
}

interface LoginOptions {
  /** URL of its shell. */
  shell: string | undefined;
  /** Name of the profile; by default the host of the registry. */
  as: string | undefined;
}

/**
 * `login [url]`: stores the token that is typed or comes on standard input, once the registry has said
 * whom it is for. The token is never printed.
 */
export async function loginCommand(
  { shell, as }: LoginOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { url: registry } = context.client.http;
  const { host, hostname, protocol } = new URL(registry);
  const name = as ?? host;
  const before = context.profiles.list().find((profile) => profile.name === name);
  if (before && before.registry !== registry) {
    const message = `The profile ${name} is for ${before.registry}: give another name with --as, or run pazar logout ${name}`;
    throw new CliFailure(exitCodes.refused, message);
  }
  if (protocol === 'http:' && !ownMachine.has(hostname)) {
    context.writeError(`WARNING  ${registry} has no TLS: others on the way can read the token.`);
  }
  const typed = await context.readSecret(`Token for ${registry} (it is not shown): `);
  const token = requireToken(typed, 'What was entered');
  const holder = await context.connect(registry, token).whoami();
  const profile: Profile = { name, registry, shell: shell ?? before?.shell, token };
  await context.profiles.keep(profile);
  answer(context, { profile: name, registry, ...holder }, () => [
    `${describeHolder(holder)}, at ${registry}`,
    `The token is in ${context.profiles.path}. Use it with --profile ${name} or PAZAR_PROFILE=${name}.`,
  ]);
  return exitCodes.done;
}

const ownMachine: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** `logout <profile>`: removes a profile and its token from this machine. */
export async function logoutCommand(name: string, context: CommandContext): Promise<ExitCode> {
  const { profiles } = context;
  if (!profiles.list().some((profile) => profile.name === name)) {
    throw new CliFailure(exitCodes.refused, `There is no profile ${name}.`);
  }
  await profiles.remove(name);
  answer(context, { profile: name }, () => [
    `${name} is removed from this machine. The token stays valid until it expires or is revoked.`,
  ]);
  return exitCodes.done;
}

/** `profiles`: the registries that the user has logged in to, without the tokens. */
export function profilesCommand(context: CommandContext): ExitCode {
  const items = context.profiles
    .list()
    .map(({ name, registry, shell }) => ({ name, registry, shell }));
  answer(context, { items }, () =>
    items.length === 0
      ? ['There is no profile. pazar login makes one.']
      : table(items.map(({ name, registry, shell }) => [name, registry, shell ?? ''])),
  );
  return exitCodes.done;
}

/** `team-catalog: publisher of catalog, until 2027-02-21 09:00`. */
function describeHolder({ name, roles, remotes, expiresAt }: Holder): string {
  const until = expiresAt === null ? 'without expiry' : `until ${shortInstant(expiresAt)} UTC`;
  return `${name}: ${roles.join(' and ')} of ${remotes?.join(', ') ?? 'all remotes'}, ${until}`;
}
