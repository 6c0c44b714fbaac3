import { Option, type Command } from 'commander';
import { highestVersion } from '@pazar/service/if-match';
import { addPublish } from './add-publish.ts';
import { requireYes } from './ask.ts';
import { changeCommand } from './change-command.ts';
import { changeVerbs, type ChangeFlags } from './change-verbs.ts';
import {
  collect,
  parsePercent,
  parseRoles,
  parseSteps,
  parseWhole,
  roles,
} from './parse-options.ts';
import { reasonOption, requireReason, yesOption, type ProgramSetup } from './program-setup.ts';

/** Registers `plan <verb>`, which shows the effect of each verb. */
export function addPlan(program: Command, setup: ProgramSetup): void {
  const plan = program
    .command('plan')
    .description('preview a verb: its checks and its effect; nothing changes')
    .addHelpText('after', '\nExample:\n  $ pazar plan promote catalog latest');
  addPublish(plan, setup, true);
  addChangeVerbs(plan, setup, true);
}

/** Registers every verb that changes one remote. */
export function addChangeVerbs(
  parent: Command,
  { context, surroundings }: ProgramSetup,
  isPlan = false,
): void {
  for (const [name, verb] of Object.entries(changeVerbs)) {
    const command = parent
      .command(name)
      .description(verb.description)
      .argument('<remote>', 'name of the remote')
      .option(...reasonOption)
      .addHelpText('after', verb.help);
    if (verb.version !== undefined) command.argument(verb.version, versionHelp);
    if (name === 'canary') addCanaryOptions(command);
    if (name === 'recall') {
      command.option('--replacement <version>', 'the version that everyone gets instead');
    }
    if (!isPlan && verb.forGood) command.option(...yesOption);
    if (!isPlan) {
      command
        .option('--dry-run', 'preview the effect; nothing changes')
        .option(
          '--if-match <revision>',
          'fail if the remote has another revision; the one that this terminal has shown is the default',
          parseWhole(0, highestVersion),
        );
    }
    command.action(async (remote: string, ...rest: unknown[]) => {
      const options = command.opts<ChangeFlags>();
      const version = typeof rest[0] === 'string' ? rest[0] : undefined;
      const dryRun = isPlan || options.dryRun === true;
      const reason = requireReason({ ...options, dryRun });
      const present = context();
      const change = await verb.toChange({ remote, version, options, reason }, present);
      if (!dryRun && verb.forGood) {
        await requireYes(verb.forGood(change), options.yes, surroundings);
      }
      const how = { dryRun, revision: options.ifMatch };
      surroundings.exit(await changeCommand(change, how, present));
    });
  }
}

const versionHelp =
  'full version, unique prefix of it or of its hash (at least 4 characters), or latest';

function addCanaryOptions(command: Command): void {
  command
    .option(
      '--percent <number>',
      'send this percentage of visitors to the canary and hold',
      parsePercent,
    )
    .option('--steps <list>', 'such as 1:30m,10:1h,50:4h (percentage:time to hold)', parseSteps)
    .option('--automatic', 'let the controller take the steps')
    .addOption(
      new Option('--role <role>', 'agents with this role get it')
        .choices(Object.keys(roles))
        .argParser(parseRoles),
    )
    .option('--agent <id>', 'this agent gets it, by identifier', collect)
    .option('--only-share', 'only the share gets it any more');
}
