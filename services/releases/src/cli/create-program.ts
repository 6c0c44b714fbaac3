import { join } from 'node:path';
import { Command } from 'commander';
import { readEnvironment } from '../environment.ts';
import type { ExitCode } from './exit-codes.ts';
import { publishCommand, type CommandContext } from './publish-command.ts';
import { RegistryClient } from './registry-client.ts';
import { statusCommand } from './status-command.ts';

const help = `
Exit codes:
  0  done; also when the same bytes are published already
  1  a failure, described on standard error
  2  wrong usage
  3  the version is published already with other bytes

Examples:
  $ pnpm pazar publish remotes/catalog
  $ pnpm pazar publish remotes/* --json
  $ pnpm pazar status
`;

interface Options {
  registry: string;
  tokenFile: string;
  json?: boolean;
}

/** Where the program writes and what it reads; tests give their own. */
export interface Surroundings {
  variables: NodeJS.ProcessEnv;
  write: (line: string) => void;
  writeError: (line: string) => void;
  exit: (code: ExitCode) => void;
}

/** The `pazar` command line. It talks to the registry over HTTP and to nothing else. */
export function createProgram(surroundings: Surroundings): Command {
  const { home, port } = readEnvironment(surroundings.variables);
  const program = new Command('pazar')
    .description('Publishes remotes and shows what is live')
    .option('--registry <url>', 'address of the registry', `http://127.0.0.1:${port}`)
    .option(
      '--token-file <path>',
      'file with the publish token',
      join(home, 'releases', 'publish-token'),
    )
    .option('--json', 'answer one JSON object on standard output')
    .addHelpText('after', help)
    .showHelpAfterError('(pazar --help says more)')
    .configureOutput({
      writeOut: (text) => surroundings.write(text.trimEnd()),
      writeErr: (text) => surroundings.writeError(text.trimEnd()),
    })
    .exitOverride();

  const context = (): CommandContext => {
    const options = program.opts<Options>();
    const client = new RegistryClient(options.registry, options.tokenFile);
    return { client, json: options.json === true, ...surroundings };
  };

  program
    .command('publish')
    .description('check built remotes and make them live')
    .argument('<folder...>', 'folders of remotes, each with package.json and dist/')
    .action(async (folders: string[]) => {
      surroundings.exit(await publishCommand(folders, context()));
    });
  program
    .command('status')
    .description('show the live version of each remote')
    .action(async () => {
      surroundings.exit(await statusCommand(context()));
    });
  return program;
}
