import { join } from 'node:path';
import { Command } from 'commander';
import { readEnvironment } from '../environment.ts';
import { addChangeVerbs, addPlan } from './add-change-verbs.ts';
import { addLookVerbs } from './add-look-verbs.ts';
import { addOperationVerbs } from './add-operation-verbs.ts';
import { addPublish } from './add-publish.ts';
import { addSafetyVerbs } from './add-safety-verbs.ts';
import { addShellVerbs } from './add-shell-verbs.ts';
import type { CommandContext, Surroundings } from './command-context.ts';
import { exitCodeHelp } from './exit-codes.ts';
import { exposedSecrets } from '../registry/exposed-secrets.ts';
import { RegistryClient } from './registry-client.ts';
import { RegistryHttp } from './registry-http.ts';

const help = `
Environment:
  PAZAR_REGISTRY  address of the registry, in place of --registry
  PAZAR_TOKEN     the token itself, in place of --token-file
  PAZAR_SHELL     address of the shell, in place of --shell

Exit codes:
${exitCodeHelp.map(([code, meaning]) => `  ${code}  ${meaning}`).join('\n')}

Examples:
  $ pazar publish remotes/catalog --keep        publish, and give it to nobody yet
  $ pazar canary catalog latest --automatic --reason "new product list"
  $ pazar status catalog                        how the canary is doing
  $ pazar rollback catalog --reason "prices are wrong"
  $ pazar plan promote catalog latest           what would change
  $ pazar simulate --canary mount-failure=5     when would that be found out?
`;

interface GlobalOptions {
  registry: string;
  shell: string;
  tokenFile: string;
  json?: boolean;
}

/** The `pazar` command line. It uses only the registry and the edge, over HTTP. */
export function createProgram(surroundings: Surroundings): Command {
  const { variables } = surroundings;
  // An empty variable is how many tools write "not set".
  const variable = (name: string) => (variables[name] === '' ? undefined : variables[name]);
  const environment = readEnvironment(variables);
  const { home, port } = environment;
  const shellPort = variable('PAZAR_SHELL_PORT') ?? '3000';
  const program = new Command('pazar')
    .description('Publishes remotes, rolls them out one by one, and shows the live versions')
    .option(
      '--registry <url>',
      'address of the registry',
      variable('PAZAR_REGISTRY') ?? `http://127.0.0.1:${port}`,
    )
    .option('--token-file <path>', 'file with the token', join(home, 'releases', 'publish-token'))
    .option(
      '--shell <url>',
      'address of the shell',
      variable('PAZAR_SHELL') ?? `http://127.0.0.1:${shellPort}`,
    )
    .option('--json', 'print one JSON object on standard output')
    .addHelpText('after', help)
    .showHelpAfterError('(pazar --help says more)')
    .configureOutput({
      writeOut: (text) => surroundings.write(text.trimEnd()),
      writeErr: (text) => surroundings.writeError(text.trimEnd()),
    })
    .exitOverride();

  const context = (): CommandContext => {
    const options = program.opts<GlobalOptions>();
    const credentials = { tokenFile: options.tokenFile, token: variable('PAZAR_TOKEN') };
    const client = new RegistryClient(new RegistryHttp(options.registry, credentials));
    return {
      ...surroundings,
      client,
      json: options.json === true,
      shell: options.shell.replace(/\/+$/, ''),
      exposedSecrets: () => exposedSecrets(home, options.tokenFile),
    };
  };
  const setup = { context, surroundings };

  addPublish(program, setup);
  addPlan(program, setup);
  addChangeVerbs(program, setup);
  addLookVerbs(program, setup);
  addOperationVerbs(program, setup);
  addSafetyVerbs(program, setup, environment);
  addShellVerbs(program, setup);
  return program;
}
