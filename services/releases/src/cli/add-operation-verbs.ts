import type { Command } from 'commander';
import { tokenRoleSchema } from '../domain/token-api.ts';
import { announceCommand } from './announce-command.ts';
import { CliFailure } from './cli-failure.ts';
import { exitCodes } from './exit-codes.ts';
import { gcCommand } from './gc-command.ts';
import { addKeyCommand, listKeysCommand, retireKeyCommand } from './keys-command.ts';
import { collect, parseReason, parseWhole } from './parse-options.ts';
import { requireReason, type ProgramSetup } from './program-setup.ts';
import { createTokenCommand, listTokensCommand, revokeTokenCommand } from './tokens-command.ts';

interface Reasoned {
  reason?: string;
  dryRun?: boolean;
}

const reasonOption = ['--reason <text>', 'why, for the audit', parseReason] as const;

/** Registers the verbs of operators that no rollout needs: `gc`, `announce`, `keys`, `tokens`. */
export function addOperationVerbs(program: Command, setup: ProgramSetup): void {
  const { context, surroundings } = setup;
  program
    .command('gc')
    .description('remove the files of versions that nobody needs')
    .option(...reasonOption)
    .option('--dry-run', 'explain each version, and remove nothing')
    .action(async (options: Reasoned) => {
      const request = { dryRun: options.dryRun === true, reason: requireReason(options) };
      surroundings.exit(await gcCommand(request, context()));
    });
  program
    .command('announce')
    .description('register a built shell at the registry, before it is served')
    .argument('<folder>', 'folder of the shell, with dist/host.json')
    .option('--reason <text>', 'why, for the audit', parseReason, 'announced')
    .action(async (folder: string, { reason }: { reason: string }) => {
      surroundings.exit(await announceCommand({ folder, reason }, context()));
    });
  addKeys(program, setup);
  addTokens(program, setup);
}

function addKeys(program: Command, { context, surroundings }: ProgramSetup): void {
  const keys = program
    .command('keys')
    .description('the keys that sign the documents of browsers')
    .addHelpText(
      'after',
      `
To change a key: "keys add", wait until every browser has seen a document that both sign (as long as
a statement holds, 30 days, is sure), then "keys retire" the old one.`,
    );
  keys
    .command('list')
    .description('show the keys, oldest first')
    .action(async () => surroundings.exit(await listKeysCommand(context())));
  keys
    .command('add')
    .description('sign with one more key; browsers learn it from the old ones')
    .option(...reasonOption)
    .action(async (options: Reasoned) =>
      surroundings.exit(await addKeyCommand(requireReason(options), context())),
    );
  keys
    .command('retire')
    .description('stop signing with a key')
    .argument('<key>', 'its identifier')
    .option(...reasonOption)
    .action(async (keyId: string, options: Reasoned) => {
      const order = { keyId, reason: requireReason(options) };
      surroundings.exit(await retireKeyCommand(order, context()));
    });
}

interface TokenOptions extends Reasoned {
  role: string[];
  remote?: string[];
  days: number;
  out?: string;
}

function addTokens(program: Command, { context, surroundings }: ProgramSetup): void {
  const tokens = program.command('tokens').description('the tokens of teams and scripts');
  tokens
    .command('list')
    .description('show every token, without its text')
    .action(async () => surroundings.exit(await listTokensCommand(context())));
  tokens
    .command('create')
    .description('make a token; its text is shown once')
    .argument('<name>', 'its holder, such as team-catalog; reusing a name is a rotation')
    .requiredOption(
      '--role <role>',
      `${tokenRoleSchema.options.join(', ')}; may be repeated`,
      collect,
    )
    .option('--remote <remote>', 'the only remote that it may touch; may be repeated', collect)
    .option('--days <count>', 'how long it holds', parseWhole(1, 400), 90)
    .option('--out <file>', 'put the text into a new file that only you can read')
    .option(...reasonOption)
    .addHelpText(
      'after',
      `
Examples:
  $ pazar tokens create team-catalog --role publisher --remote catalog --out catalog.token \\
      --reason "the catalog team ships by itself"`,
    )
    .action(async (name: string, options: TokenOptions) => {
      const { role, remote, days, out } = options;
      const reason = requireReason(options);
      const roles = role.map(parseRole);
      const request = { name, roles, remotes: remote ?? null, days, reason, out };
      surroundings.exit(await createTokenCommand(request, context()));
    });
  tokens
    .command('revoke')
    .description('make a token worthless at once')
    .argument('<id>', 'its identifier (tokens list)')
    .option(...reasonOption)
    .action(async (id: string, options: Reasoned) => {
      const order = { id, reason: requireReason(options) };
      surroundings.exit(await revokeTokenCommand(order, context()));
    });
}

function parseRole(text: string) {
  const parsed = tokenRoleSchema.safeParse(text);
  if (parsed.success) return parsed.data;
  const known = tokenRoleSchema.options.join(', ');
  throw new CliFailure(exitCodes.usage, `There is no role ${text}; there is ${known}`);
}
