import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { Failure } from '../command/failure.ts';
import type { Progress } from '../command/progress.ts';
import { runTool, type ToolResult } from '../supervise/run-tool.ts';
import { dropStamp, hashInputs, isFresh, writeStamp } from './build-stamp.ts';
import type { Buildable } from './buildable.ts';

/** Runs the `build` script of one package; returns its output and whether it succeeded. */
export type RunBuild = (target: Buildable) => Promise<ToolResult>;

/** Builds with pnpm in the repository. */
function buildWithPnpm(root: string): RunBuild {
  return (target) =>
    runTool({
      command: ['pnpm', '--filter', target.packageName, 'run', 'build'],
      cwd: root,
      // Dependencies were installed a moment ago; seven builds need not check it again.
      variables: { NODE_ENV: 'production', pnpm_config_verify_deps_before_run: 'false' },
    });
}

interface BuildAllOptions {
  root: string;
  progress: Progress;
  build?: RunBuild;
}

/**
 * Builds the packages that changed since their last build, as many at once as there are processors.
 * Returns the names that were built; fails with the output of the first failed build.
 */
export async function buildAll(
  targets: readonly Buildable[],
  { root, progress, build = buildWithPnpm(root) }: BuildAllOptions,
): Promise<string[]> {
  const built: string[] = [];
  await pLimit(availableParallelism()).map(targets, async (target) => {
    const hash = await hashInputs(root, target);
    if (await isFresh(root, target, hash)) return;
    await progress.step(`build ${target.name}`, async () => {
      await dropStamp(root, target);
      const { failed, output } = await build(target);
      if (failed) throw new Failure(`The build of ${target.name} failed:\n${output}`);
      await writeStamp(root, target, hash);
      built.push(target.name);
    });
  });
  if (built.length === 0) progress.say('✓ builds are up to date');
  return built;
}
