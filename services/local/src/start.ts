import { announcement } from './announce.ts';
import { buildAll } from './build-all.ts';
import { findRemotes, host } from './buildable.ts';
import { readEnvironment } from './environment.ts';
import { repositoryRoot } from './paths.ts';
import { claimedPorts, describeServices } from './pazar-services.ts';
import { requireFreePorts } from './ports.ts';
import { createProgress } from './progress.ts';
import { publishBuilds } from './publish.ts';
import { runCommand } from './run-command.ts';
import { runSystem, startServices } from './run-system.ts';

async function start(): Promise<number> {
  const environment = readEnvironment(process.env);
  const progress = createProgress(process.stdout);
  const remotes = findRemotes(repositoryRoot);
  const services = describeServices(environment, environment.PAZAR_SHELL_PORT);

  return runSystem({
    environment,
    progress,
    async prepare() {
      await requireFreePorts(claimedPorts(environment));
      await buildAll([host, ...remotes], { root: repositoryRoot, progress });
    },
    start: (supervisor) =>
      startServices(services, {
        supervisor,
        progress,
        publish: () => publishBuilds(remotes, { environment, say: progress.say }),
      }),
    announce: () =>
      progress.say(announcement(`http://127.0.0.1:${environment.PAZAR_SHELL_PORT}/`, environment)),
  });
}

await runCommand(start);
