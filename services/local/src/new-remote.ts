import { parseArgs } from 'node:util';
import { Failure } from './command/failure.ts';
import { repositoryRoot } from './command/paths.ts';
import { createProgress } from './command/progress.ts';
import { runCommand } from './command/run-command.ts';
import { makeRemote } from './remote-template/make-remote.ts';
import { planRemote } from './remote-template/plan-remote.ts';
import { writeRemote } from './remote-template/write-remote.ts';
import { mustRun } from './supervise/must-run.ts';

const help = `Usage: new-remote <name> [--title <text>] [--title-mk <text>] [--to <folder>]

Makes a remote in remotes/<name> that builds and passes every check: a list and a form, in English
and Macedonian. It shows the agent's locations until you give it other records.

  <name>      small letters, digits and "_", such as orders or price_tags
  --title     what the section is called, in English; by default the name
  --title-mk  the same in Macedonian; by default „Нов дел“
  --to        writes its files below this folder only, and installs nothing
  --help      prints this
`;

function readOptions() {
  const options = {
    title: { type: 'string' },
    'title-mk': { type: 'string' },
    to: { type: 'string' },
    help: { type: 'boolean' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return { ...values, titleMk: values['title-mk'], names: positionals };
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
  }
}

await runCommand(async () => {
  const { names, title, titleMk, to, help: wantsHelp } = readOptions();
  if (wantsHelp === true) {
    process.stdout.write(help);
    return 0;
  }
  const [name, ...others] = names;
  if (name === undefined || others.length > 0) throw new Failure(`Give one name.\n\n${help}`);
  const { step, say } = createProgress(process.stdout);
  const plan = planRemote(repositoryRoot, { name, title, titleMk });
  if (to !== undefined) {
    writeRemote(to, plan);
    return 0;
  }
  await step(`write ${plan.folder}`, () => makeRemote(repositoryRoot, plan));
  await step('install', () => mustRun({ command: ['pnpm', 'install', '--prefer-offline'] }));
  say(`
The remote is there. Commit it with the lockfile and CODEOWNERS, which names its team.

  pnpm dev ${name}         then open the address that it prints
  pnpm check --changed   checks it, with the lockfile that has changed

It shows the agent's locations: src/api/records.ts names what it reads. docs/guides/build-a-section.md
says how to go on.`);
  return 0;
});
