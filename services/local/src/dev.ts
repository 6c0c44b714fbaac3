import { buildAll } from './build/build-all.ts';
import { findRemotes, host } from './build/buildable.ts';
import { repositoryRoot } from './command/paths.ts';
import { createProgress } from './command/progress.ts';
import { runCommand } from './command/run-command.ts';
import { requireFreePorts } from './supervise/ports.ts';
import { describeDevelopment } from './system/development.ts';
import { readEnvironment } from './system/environment.ts';
import { publishBuilds } from './system/publish.ts';
import { runSystem, startServices } from './system/run-system.ts';
import { wherePazarRuns } from './system/where-pazar-runs.ts';

async function develop(remoteName: string | undefined): Promise<number> {
  const environment = readEnvironment(process.env);
  const progress = createProgress(process.stdout);
  const remotes = findRemotes(repositoryRoot);
  const development = describeDevelopment(environment, remotes, remoteName);

  return runSystem({
    environment,
    progress,
    async prepare() {
      await requireFreePorts(development.ports);
      await buildAll([host, ...remotes], { root: repositoryRoot, progress });
    },
    async start(supervisor) {
      await startServices(development.services, {
        supervisor,
        progress,
        publish: () => publishBuilds(remotes, { environment, say: progress.say }),
      });
      for (const server of development.servers) {
        await progress.step(`start ${server.name}`, () => supervisor.start(server));
      }
    },
    printAddress() {
      progress.say(wherePazarRuns(development.address, environment));
      progress.say(`  ${development.hint}\n`);
    },
  });
}

await runCommand(() => develop(process.argv[2]));
