import type { Command } from 'commander';
import { initCommand } from './init-command.ts';
import { loginCommand, logoutCommand, profilesCommand, whoamiCommand } from './profile-commands.ts';
import type { ProgramSetup } from './program-setup.ts';

/** Registers the verbs that choose a registry and the token for it: `login`, `logout`, `profiles`, `whoami`, `init`. */
export function addProfiles(program: Command, { context, surroundings }: ProgramSetup): void {
  program
    .command('login')
    .description(
      'store a token for a registry; it is typed or comes on standard input, and is never shown',
    )
    .argument('[url]', 'URL of the registry; by default the one that the command uses')
    .option('--as <profile>', 'name of the profile; by default the host of the registry')
    .addHelpText(
      'after',
      `
The token is kept in a file that only you can read. From then on every command for this registry uses it.
--shell names the shell of the registry. Ask an operator for a token that is limited to your remotes.

Examples:
  $ pazar login https://releases.example.com --as production
  $ pazar login https://releases.example.com < catalog.token
  $ pazar --profile production status`,
    )
    .action(async (url: string | undefined, { as }: { as?: string }) => {
      if (url !== undefined) program.setOptionValue('registry', url);
      const { shell } = program.opts<{ shell?: string }>();
      surroundings.exit(await loginCommand({ shell, as }, context()));
    });
  program
    .command('logout')
    .description('remove a profile and its token from this machine')
    .argument('<profile>', 'its name (pazar profiles)')
    .addHelpText('after', '\nExample:\n  $ pazar logout production')
    .action(async (name: string) => surroundings.exit(await logoutCommand(name, context())));
  program
    .command('profiles')
    .description('list the registries that you have logged in to')
    .addHelpText('after', '\nExample:\n  $ pazar profiles')
    .action(() => surroundings.exit(profilesCommand(context())));
  program
    .command('whoami')
    .description('show whom your token is for, and what it may touch')
    .addHelpText('after', '\nExample:\n  $ pazar whoami')
    .action(async () => surroundings.exit(await whoamiCommand(context())));
  program
    .command('init')
    .description('name the registry that commands in a folder use, in its pazar.json')
    .argument('[folder]', 'folder of the team', '.')
    .addHelpText(
      'after',
      `
The file has the addresses of --registry and --shell, and no secret: keep it with the sources. Commands in
the folder, and in those below it, use it unless an option, a profile or a variable names another registry.

Example:
  $ pazar --registry https://releases.example.com --shell https://pazar.example.com init`,
    )
    .action(async (folder: string) => surroundings.exit(await initCommand(folder, context())));
}
