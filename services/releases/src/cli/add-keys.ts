import type { Command } from 'commander';
import { requireYes } from './ask.ts';
import { addKeyCommand, listKeysCommand, retireKeyCommand } from './keys-command.ts';
import { reasonOption, requireReason, yesOption, type ProgramSetup } from './program-setup.ts';

interface Reasoned {
  reason?: string;
}

/** Registers `keys list`, `keys add` and `keys retire`. */
export function addKeys(program: Command, { context, surroundings }: ProgramSetup): void {
  const keys = program
    .command('keys')
    .description('manage the keys that sign the documents of browsers')
    .addHelpText(
      'after',
      `
To replace a key: add one, wait 30 days, retire the old one. A statement is valid for 30 days, so
after that no browser relies on one that only the old key signed. The registry refuses an earlier
retirement.
All registries on one database sign with the same keys. After "keys add" copy the new file from
releases/keys to each of the others: until then they refuse every change, and are not ready.

Example:
  $ pazar keys list`,
    );
  keys
    .command('list')
    .description('show the signing keys, oldest first')
    .addHelpText('after', '\nExample:\n  $ pazar keys list')
    .action(async () => surroundings.exit(await listKeysCommand(context())));
  keys
    .command('add')
    .description('add a signing key; documents carry both signatures until you retire the old key')
    .option(...reasonOption)
    .addHelpText('after', '\nExample:\n  $ pazar keys add --reason "yearly change"')
    .action(async (options: Reasoned) =>
      surroundings.exit(await addKeyCommand(requireReason(options), context())),
    );
  keys
    .command('retire')
    .description('stop signing with a key')
    .argument('<key>', 'its identifier (keys list)')
    .option(...yesOption)
    .option('--force', 'retire it before every browser can know another key')
    .option(...reasonOption)
    .addHelpText(
      'after',
      `
Refused until another key has signed for 30 days, because browsers that do not know it reject all
later documents, recalls too, until they are reloaded. With --force, when the key was stolen, they do.

Example:
  $ pazar keys retire 8d7c1f0a22e94b56 --reason "30 days after its successor"`,
    )
    .action(async (keyId: string, options: Reasoned & { force?: boolean; yes?: boolean }) => {
      const { force = false } = options;
      const order = { keyId, force, reason: requireReason(options) };
      await requireYes(`${keyId} will sign no document any more.`, options.yes, surroundings);
      surroundings.exit(await retireKeyCommand(order, context()));
    });
}
