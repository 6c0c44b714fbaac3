import type { Command } from 'commander';
import type { RolloutStep } from '@pazar/contracts/releases/release-state';
import { highestVersion } from '@pazar/service/if-match';
import { addPublish } from './add-publish.ts';
import { changeCommand } from './change-command.ts';
import type { CommandContext } from './command-context.ts';
import { findVersion } from './find-version.ts';
import { parsePercent, parseReason, parseSteps, parseWhole } from './parse-options.ts';
import { requireReason, type ProgramSetup } from './program-setup.ts';
import type { RemoteChange } from './registry-client.ts';

interface Options {
  reason?: string;
  dryRun?: boolean;
  ifMatch?: number;
  percent?: number;
  steps?: RolloutStep[];
  automatic?: boolean;
  replacement?: string;
}

/** The arguments of a change, with versions as they were typed. */
interface Wanted {
  remote: string;
  version: string | undefined;
  options: Options;
  reason: string;
}

interface VerbText {
  description: string;
  version: '<version>' | '[version]' | undefined;
  help: string;
  toChange: (wanted: Wanted, context: CommandContext) => Promise<RemoteChange>;
}

/** Registers `plan <verb>`, which shows the effect of each verb. */
export function addPlan(program: Command, setup: ProgramSetup): void {
  const plan = program
    .command('plan')
    .description('show the changes and checks of a verb, and change nothing');
  addPublish(plan, setup, true);
  addChangeVerbs(plan, setup, true);
}

/** Registers `canary`, `promote`, `pause`, `resume`, `rollback` and `recall`. */
export function addChangeVerbs(
  parent: Command,
  { context, surroundings }: ProgramSetup,
  isPlan = false,
): void {
  for (const [name, verb] of Object.entries(verbs)) {
    const command = parent
      .command(name)
      .description(verb.description)
      .argument('<remote>', 'name of the remote')
      .option('--reason <text>', 'why, for the audit', parseReason)
      .addHelpText('after', verb.help);
    if (verb.version !== undefined) {
      command.argument(verb.version, 'version, the begin of it or of its hash, or "latest"');
    }
    if (name === 'canary') addCanaryOptions(command);
    if (name === 'recall') {
      command.option('--replacement <version>', 'the version that replaces it');
    }
    if (!isPlan) {
      command
        .option('--dry-run', 'show what would change, and change nothing')
        .option(
          '--if-match <revision>',
          'only in this revision (see status)',
          parseWhole(0, highestVersion),
        );
    }
    command.action(async (remote: string, ...rest: unknown[]) => {
      const options = command.opts<Options>();
      const version = typeof rest[0] === 'string' ? rest[0] : undefined;
      const dryRun = isPlan || options.dryRun === true;
      const reason = requireReason({ ...options, dryRun });
      const present = context();
      const change = await verb.toChange({ remote, version, options, reason }, present);
      const how = { dryRun, revision: options.ifMatch };
      surroundings.exit(await changeCommand(change, how, present));
    });
  }
}

function addCanaryOptions(command: Command): void {
  command
    .option('--percent <number>', 'part of the visitors, and it stays there', parsePercent)
    .option('--steps <list>', 'such as 1:30m,10:1h,50:4h (percent:time to hold)', parseSteps)
    .option('--automatic', 'the controller advances the steps by itself');
}

const verbs: Record<RemoteChange['action'], VerbText> = {
  canary: {
    description: 'give a version to a part of the visitors, or raise that part',
    version: '<version>',
    help: `
Without --percent and --steps: 1, 5, 10, 25 and 50 percent, half an hour each.
The controller rolls back a canary whose guardrails are worse than its control's in any case;
with --automatic it also takes the steps and gives a healthy canary to everybody.

Examples:
  $ pazar canary catalog latest --automatic --reason "new product list"
  $ pazar canary catalog 3fa9 --percent 5 --reason "try with a few"`,
    toChange: async ({ remote, version, options, reason }, { client }) => {
      const { percent, steps, automatic = false } = options;
      return {
        action: 'canary',
        remote,
        request: {
          version: await findVersion(client, remote, version ?? 'latest'),
          ...(percent !== undefined && { percent }),
          ...(steps && { steps }),
          automatic,
          reason,
        },
      };
    },
  },
  promote: {
    description: 'give everybody the canary, or without one the version that is named',
    version: '[version]',
    help: `
Examples:
  $ pazar promote catalog --reason "a day without complaints"
  $ pazar promote catalog 0.2.0 --reason "first release"`,
    toChange: async (wanted, context) => ({
      action: 'promote',
      remote: wanted.remote,
      request: await versionRequest(wanted, context),
    }),
  },
  pause: {
    description: 'keep the canary where it is',
    version: undefined,
    help: `
Example:
  $ pazar pause catalog --reason "looking at the numbers"`,
    toChange: ({ remote, reason }) =>
      Promise.resolve({ action: 'pause', remote, request: { reason } }),
  },
  resume: {
    description: 'let a paused canary go on; its step holds anew',
    version: undefined,
    help: `
Example:
  $ pazar resume catalog --reason "it was the network"`,
    toChange: ({ remote, reason }) =>
      Promise.resolve({ action: 'resume', remote, request: { reason } }),
  },
  rollback: {
    description: 'end the canary, or without one give everybody an earlier version',
    version: '[version]',
    help: `
Without a version: the one before. Open tabs keep what they run until they reload; to take a
version from them too, recall it.

Examples:
  $ pazar rollback catalog --reason "prices are wrong"
  $ pazar rollback catalog 0.1.0-3fa9c1d2e4b5 --reason "prices are wrong since yesterday"`,
    toChange: async (wanted, context) => ({
      action: 'rollback',
      remote: wanted.remote,
      request: await versionRequest(wanted, context),
    }),
  },
  recall: {
    description: 'take a version from everybody, open tabs too; for good',
    version: '<version>',
    help: `
Example:
  $ pazar recall catalog 3fa9 --reason "sends a customer's address to the wrong place"`,
    toChange: async ({ remote, version, options, reason }, { client }) => {
      const { replacement } = options;
      const found = replacement && (await findVersion(client, remote, replacement));
      return {
        action: 'recall',
        remote,
        request: {
          version: await findVersion(client, remote, version ?? ''),
          ...(found && { replacement: found }),
          reason,
        },
      };
    },
  },
};

async function versionRequest({ remote, version, reason }: Wanted, { client }: CommandContext) {
  if (version === undefined) return { reason };
  return { version: await findVersion(client, remote, version), reason };
}
