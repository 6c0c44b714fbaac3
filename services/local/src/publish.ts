import { host, type Buildable } from './buildable.ts';
import type { Environment } from './environment.ts';
import { Failure } from './failure.ts';
import { runTool } from './run-tool.ts';

/**
 * Announces the shell and publishes builds, through the command line that a team uses; one that is
 * there already is fine.
 */
export async function publishBuilds(
  remotes: readonly Buildable[],
  environment: Environment,
): Promise<void> {
  await runPazar(['announce', host.folder], environment);
  await runPazar(['publish', ...remotes.map(({ folder }) => folder)], environment);
}

async function runPazar(parameters: string[], environment: Environment): Promise<void> {
  const result = await runTool({
    command: [process.execPath, 'services/releases/src/cli/main.ts', ...parameters],
    variables: {
      PAZAR_HOME: environment.PAZAR_HOME,
      PAZAR_ASSET_PORT: String(environment.PAZAR_ASSET_PORT),
      PAZAR_RELEASES_PORT: String(environment.PAZAR_RELEASES_PORT),
    },
  });
  if (result.failed) throw new Failure(`Publishing the builds failed:\n${result.output}`);
}
