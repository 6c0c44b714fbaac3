import { InvalidArgumentError, Option, type Command } from 'commander';
import { tokenRoleSchema, type TokenRole } from '../domain/token-api.ts';
import { requireYes } from './ask.ts';
import { collect, parseWhole } from './parse-options.ts';
import { reasonOption, requireReason, yesOption, type ProgramSetup } from './program-setup.ts';
import { createTokenCommand, listTokensCommand, revokeTokenCommand } from './tokens-command.ts';

interface TokenOptions {
  reason?: string;
  role: TokenRole[];
  remote?: string[];
  days: number;
  out?: string;
}

/** Registers `tokens list`, `tokens create` and `tokens revoke`. */
export function addTokens(program: Command, { context, surroundings }: ProgramSetup): void {
  const tokens = program
    .command('tokens')
    .description('manage the tokens of teams and scripts')
    .addHelpText('after', '\nExample:\n  $ pazar tokens list');
  tokens
    .command('list')
    .description('show all tokens, without their text')
    .addHelpText('after', '\nExample:\n  $ pazar tokens list')
    .action(async () => surroundings.exit(await listTokensCommand(context())));
  tokens
    .command('create')
    .description('create a token; its text is shown only once')
    .argument('<name>', 'its holder, such as team-catalog; reuse a name to rotate its token')
    .addOption(
      new Option('--role <role>', 'its right; may be repeated')
        .choices(tokenRoleSchema.options)
        .argParser(collectRole)
        .makeOptionMandatory(),
    )
    .option('--remote <remote>', 'limit it to this remote; may be repeated', collect)
    .option('--days <count>', 'days until it expires', parseWhole(1, 400), 90)
    .option('--out <file>', 'write the text to a new file that only you can read')
    .option(...reasonOption)
    .addHelpText(
      'after',
      `
A publisher needs --remote. The --out file must not exist: when it cannot be created, no token is.

Example:
  $ pazar tokens create team-catalog --role publisher --remote catalog --out catalog.token \\
      --reason "the catalog team ships on its own"`,
    )
    .action(async (name: string, options: TokenOptions) => {
      const { role, remote, days, out } = options;
      const reason = requireReason(options);
      const request = { name, roles: role, remotes: remote ?? null, days, reason };
      surroundings.exit(await createTokenCommand({ ...request, out }, context()));
    });
  tokens
    .command('revoke')
    .description('make a token invalid at once')
    .argument('<token>', 'its name, or its identifier when several have that name (tokens list)')
    .option(...yesOption)
    .option(...reasonOption)
    .addHelpText(
      'after',
      `
Example:
  $ pazar tokens revoke team-catalog --reason "the team has a new one"`,
    )
    .action(async (named: string, options: TokenOptions & { yes?: boolean }) => {
      const order = { named, reason: requireReason(options) };
      const effect = `Whoever uses the token ${named} will be refused.`;
      await requireYes(effect, options.yes, surroundings);
      surroundings.exit(await revokeTokenCommand(order, context()));
    });
}

function collectRole(text: string, before: readonly TokenRole[] = []): TokenRole[] {
  const parsed = tokenRoleSchema.safeParse(text);
  if (parsed.success) return [...before, parsed.data];
  throw new InvalidArgumentError(`Give one of ${tokenRoleSchema.options.join(', ')}.`);
}
