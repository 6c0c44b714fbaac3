import { announcement } from './announce.ts';
import { buildAll } from './build-all.ts';
import { findRemotes, host } from './buildable.ts';
import { describeDevelopment } from './development.ts';
import { readEnvironment } from './environment.ts';
import { repositoryRoot } from './paths.ts';
import { requireFreePorts } from './ports.ts';
import { createProgress } from './progress.ts';
import { publishBuilds } from './publish.ts';
import { runCommand } from './run-command.ts';
import { runSystem, startServices } from './run-system.ts';

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
    announce() {
      progress.say(announcement(development.address, environment));
      progress.say(`  ${development.hint}\n`);
    },
  });
}

await runCommand(() => develop(process.argv[2]));
