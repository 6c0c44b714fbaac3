import path from 'node:path';
import { z } from 'zod';
import { host, type Buildable } from '../build/buildable.ts';
import { Failure } from '../command/failure.ts';
import { runTool } from '../supervise/run-tool.ts';
import type { Environment } from './environment.ts';
import { keepCompiled } from './pazar-services.ts';

/**
 * Marks in the audit the versions that this command made live, so that the next start may replace
 * them.
 */
const reason = 'started from the checkout';

const publishedSchema = z.object({
  results: z.array(z.object({ remote: z.string(), version: z.string(), outcome: z.string() })),
});

/**
 * Announces the shell and publishes builds, through the command line that a team uses; existing
 * versions are accepted. A remote whose live version an operator chose stays unchanged, which `say`
 * reports.
 */
export async function publishBuilds(
  remotes: readonly Buildable[],
  { environment, say }: { environment: Environment; say: (line: string) => void },
): Promise<void> {
  await runPazar(['announce', host.folder], environment);
  const folders = remotes.map(({ folder }) => folder);
  const options = ['--live', '--respect-operators', '--reason', reason, '--json'];
  const output = await runPazar(['publish', ...folders, ...options], environment);
  // Warnings of Node may come before it.
  const answer = output.split('\n').findLast((line) => line.startsWith('{')) ?? '';
  const { results } = publishedSchema.parse(JSON.parse(answer));
  for (const { remote, version } of results.filter(({ outcome }) => outcome === 'left')) {
    say(
      `${remote}: an operator chose what is live, so it stays. The build of this checkout is ` +
        `${version}: pnpm pazar promote ${remote} latest --reason "…"`,
    );
  }
}

async function runPazar(parameters: string[], environment: Environment): Promise<string> {
  const registry = `http://127.0.0.1:${environment.PAZAR_RELEASES_PORT}`;
  const tokenFile = path.join(environment.PAZAR_HOME, 'releases', 'publish-token');
  const own = ['--registry', registry, '--token-file', tokenFile];
  const result = await runTool({
    // Whatever registry or token the person at this machine has chosen for other commands.
    command: [process.execPath, 'services/releases/src/cli/main.ts', ...own, ...parameters],
    variables: {
      PAZAR_HOME: environment.PAZAR_HOME,
      PAZAR_ASSET_PORT: String(environment.PAZAR_ASSET_PORT),
      PAZAR_RELEASES_PORT: String(environment.PAZAR_RELEASES_PORT),
      ...keepCompiled(environment),
    },
  });
  if (result.failed) throw new Failure(`Publishing the builds failed:\n${result.output}`);
  return result.output;
}
