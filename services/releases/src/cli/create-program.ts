import { join } from 'node:path';
import { Command } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { type Environment, readEnvironment } from '../environment.ts';
import { addChangeVerbs, addPlan } from './add-change-verbs.ts';
import { addLookVerbs } from './add-look-verbs.ts';
import { addNotify } from './add-notify.ts';
import { addOperationVerbs } from './add-operation-verbs.ts';
import { addProfiles } from './add-profiles.ts';
import { addPublish } from './add-publish.ts';
import { addSafetyVerbs } from './add-safety-verbs.ts';
import { addShellVerbs } from './add-shell-verbs.ts';
import { addUpdate } from './add-update.ts';
import type { CommandContext } from './command-context.ts';
import type { Surroundings } from './surroundings.ts';
import { choosePlace, type PlaceOptions } from './choose-registry.ts';
import { exitCodeHelp } from './exit-codes.ts';
import { exposedSecrets } from '../registry/exposed-secrets.ts';
import { parseWhole } from './parse-options.ts';
import type { ProgramSetup } from './program-setup.ts';
import { RegistryClient } from './registry-client.ts';
import { profileStore } from './profile-store.ts';
import { RegistryHttp, type TokenSource } from './registry-http.ts';
import { seenRevisions } from './seen-revisions.ts';

const help = `
Environment:
  PAZAR_REGISTRY  URL of the registry; replaces --registry
  PAZAR_TOKEN     the token itself; replaces --token-file
  PAZAR_SHELL     URL of the shell; replaces --shell
  PAZAR_PROFILE   name of a profile; replaces --profile

The registry is that of --registry, --profile, PAZAR_REGISTRY, PAZAR_PROFILE, or of the nearest pazar.json.

Exit codes:
${exitCodeHelp.map(([code, meaning]) => `  ${code}  ${meaning}`).join('\n')}

Examples:
  $ pazar publish remotes/catalog               store a version that nobody gets yet
  $ pazar canary catalog latest --automatic --reason "new product list"
  $ pazar status catalog                        the canary and its metrics
  $ pazar rollback catalog --reason "prices are wrong"
  $ pazar plan promote catalog latest           preview a change
  $ pazar simulate --canary mount-failure=5     how soon such a fault is found
`;

interface GlobalOptions extends PlaceOptions {
  timeout: number;
  json?: boolean;
}

/** Adds verbs to those that every `pazar` has. */
export type AddVerbs = (program: Command, setup: ProgramSetup, environment: Environment) => void;

/**
 * The `pazar` command line. It uses only the registry and the edge, over HTTP.
 *
 * @param addOwn the verbs that need more than that, where they may be called
 */
export function createProgram(surroundings: Surroundings, addOwn?: AddVerbs): Command {
  const { variables } = surroundings;
  // An empty variable is how many tools write "not set".
  const variable = (name: string) => (variables[name] === '' ? undefined : variables[name]);
  const environment = readEnvironment(variables);
  const { home, port } = environment;
  const own = {
    registry: `http://127.0.0.1:${port}`,
    shell: `http://127.0.0.1:${variable('PAZAR_SHELL_PORT') ?? '3000'}`,
    tokenFile: join(home, 'releases', 'publish-token'),
  };
  const program = new Command('pazar')
    .description('Publish remotes, roll each one out on its own, and see what is live')
    .version(manifest.version)
    .option('--registry <url>', `URL of the registry (default: ${own.registry})`)
    .option('--profile <profile>', 'the registry and token of pazar login')
    .option('--token-file <path>', `file that holds the token (default: ${own.tokenFile})`)
    .option('--shell <url>', `URL of the shell (default: ${own.shell})`)
    .option(
      '--timeout <seconds>',
      'give up on a registry that does not answer; at least 60 for publish, repair, gc and backup',
      parseWhole(1, 3600),
      10,
    )
    .option('--json', 'print the result as JSON on standard output')
    .addHelpText('after', help)
    .configureOutput({
      writeOut: (text) => surroundings.write(text.trimEnd()),
      writeErr: (text) => surroundings.writeError(text.trimEnd()),
    })
    .exitOverride();

  const context = (): CommandContext => {
    const options = program.opts<GlobalOptions>();
    const { timeout: timeoutSeconds } = options;
    const profiles = profileStore(variables);
    const { folder } = surroundings;
    const connect = (url: string, source: TokenSource) =>
      new RegistryClient(new RegistryHttp(url, { token: source, timeoutSeconds }));
    const reach = () => {
      const place = choosePlace({ options, variable, profiles, folder, own });
      const { registry, token } = place;
      const client = connect(registry, token);
      return { ...place, client, seen: seenRevisions(registry, surroundings) };
    };
    let chosen: ReturnType<typeof reach> | undefined;
    const place = () => (chosen ??= reach());
    return {
      ...surroundings,
      get client() {
        return place().client;
      },
      connect: (url, text) =>
        connect(url, {
          given: undefined,
          variable: () => text,
          stored: () => undefined,
          file: undefined,
        }),
      profiles,
      get seen() {
        return place().seen;
      },
      json: options.json === true,
      get shell() {
        return place().shell;
      },
      get isShellNamed() {
        return place().isShellNamed;
      },
      exposedSecrets: () => exposedSecrets(home, options.tokenFile),
    };
  };
  const setup = { context, surroundings };

  addPublish(program, setup);
  addPlan(program, setup);
  addChangeVerbs(program, setup);
  addLookVerbs(program, setup);
  addOperationVerbs(program, setup);
  addSafetyVerbs(program, setup);
  addUpdate(program, setup);
  addProfiles(program, setup);
  addNotify(program, setup);
  addOwn?.(program, setup, environment);
  addShellVerbs(program, setup);
  pointToHelp(program);
  return program;
}

/** A usage error of a verb names the help of that verb. */
function pointToHelp(command: Command, before: readonly string[] = []): void {
  const words = [...before, command.name()];
  command.showHelpAfterError(`(see ${words.join(' ')} --help)`);
  for (const verb of command.commands) pointToHelp(verb, words);
}
