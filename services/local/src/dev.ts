import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { buildAll } from './build/build-all.ts';
import { type Buildable, findRemotes, host } from './build/buildable.ts';
import { repositoryRoot } from './command/paths.ts';
import { createProgress } from './command/progress.ts';
import { runCommand } from './command/run-command.ts';
import { requireFreePorts } from './supervise/ports.ts';
import { type DevelopedRemote, describeDevelopment } from './system/development.ts';
import { readEnvironment } from './system/environment.ts';
import { publishBuilds } from './system/publish.ts';
import { runSystem, startServices } from './system/run-system.ts';
import { wherePazarRuns } from './system/where-pazar-runs.ts';

const sectionSchema = z.object({ routes: z.array(z.object({ path: z.string() })).min(1) });

/** The first entry of the remote in the sidebar. */
function withPath(remote: Buildable): DevelopedRemote {
  const file = path.join(repositoryRoot, remote.folder, 'section.json');
  const { routes } = sectionSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { ...remote, path: routes[0]?.path ?? '' };
}

async function develop(remoteName: string | undefined): Promise<number> {
  const environment = readEnvironment(process.env);
  const progress = createProgress(process.stdout);
  const remotes = findRemotes(repositoryRoot).map(withPath);
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
