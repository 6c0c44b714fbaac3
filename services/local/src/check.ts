import { parseArgs } from 'node:util';
import { Failure } from './command/failure.ts';
import { repositoryRoot } from './command/paths.ts';
import { createProgress } from './command/progress.ts';
import { runCommand } from './command/run-command.ts';
import { changedScope } from './gates/changed-scope.ts';
import { conclude } from './gates/conclude.ts';
import { runGates } from './gates/run-gates.ts';
import { type Scope, staticGates } from './gates/static-gates.ts';
import { unitGate } from './gates/unit-gate.ts';
import { endOnSignal } from './supervise/stop-signal.ts';
import { makeScratchFolder } from './test-servers/scratch-folder.ts';
import { testServers } from './test-servers/test-servers.ts';

const help = `Usage: check [--changed] [--since <revision>]

Runs everything in npm test but the build and the end-to-end tests.

  --changed           only the packages that hold or import what has changed since the last commit
  --since <revision>  the same for all that has changed since a revision of git, such as main
  --help              prints this
`;

/** The packages whose tests need a database or a bucket. */
const needServers = ['services/api', 'services/releases'];

interface Options {
  wantsHelp: boolean;
  /** A revision of git; null to check everything. */
  since: string | null;
}

function readOptions(): Options {
  const options = {
    changed: { type: 'boolean' },
    since: { type: 'string' },
    help: { type: 'boolean' },
  } as const;
  try {
    const { values } = parseArgs({ options });
    const lastCommit = values.changed === true ? 'HEAD' : null;
    return { wantsHelp: values.help === true, since: values.since ?? lastCommit };
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
  }
}

async function check(scope: Scope | undefined, say: (line: string) => void): Promise<number> {
  const scratch = makeScratchFolder();
  const servers = testServers(scratch.path);
  const needsServers = scope?.packages.some((folder) => needServers.includes(folder)) ?? true;
  try {
    const [prepared, checked] = await Promise.all([
      runGates(needsServers ? servers.gates : [], say),
      runGates(staticGates(repositoryRoot, scope), say),
    ]);
    const only = scope?.tests;
    const variables = { ...servers.variables(), ...scratch.variables };
    const unit = unitGate(repositoryRoot, { variables, only });
    const tested = await runGates(only?.length === 0 ? [] : [unit], say);
    return conclude([...prepared, ...checked, ...tested], say);
  } finally {
    await servers.stop();
    scratch.remove();
  }
}

await runCommand(async () => {
  const { wantsHelp, since } = readOptions();
  if (wantsHelp) {
    process.stdout.write(help);
    return 0;
  }
  endOnSignal();
  const { say } = createProgress(process.stdout);
  if (since === null) return check(undefined, say);
  const scope = await changedScope(repositoryRoot, since);
  if (scope.files.length === 0 && scope.packages.length === 0) {
    say(`Nothing has changed since ${since}.`);
    return 0;
  }
  say(`Changed since ${since}: ${scope.packages.join(', ')}`);
  return check(scope, say);
});
