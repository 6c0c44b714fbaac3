import { buildAll } from './build/build-all.ts';
import { findRemotes, host } from './build/buildable.ts';
import { repositoryRoot } from './command/paths.ts';
import { createProgress } from './command/progress.ts';
import { runCommand } from './command/run-command.ts';
import { requireFreePorts } from './supervise/ports.ts';
import { readEnvironment } from './system/environment.ts';
import { claimedPorts, describeServices } from './system/pazar-services.ts';
import { publishBuilds } from './system/publish.ts';
import { runSystem, startServices } from './system/run-system.ts';
import { wherePazarRuns } from './system/where-pazar-runs.ts';

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
    printAddress: () =>
      progress.say(
        wherePazarRuns(`http://127.0.0.1:${environment.PAZAR_SHELL_PORT}/`, environment),
      ),
  });
}

await runCommand(start);
