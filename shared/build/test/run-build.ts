import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';

export interface RunBuildOptions {
  readonly root: string;
  /** The output folder. */
  readonly out: string;
}

interface StatsModule {
  readonly nameForCondition?: string | null | undefined;
  readonly modules?: readonly StatsModule[] | undefined;
}

/**
 * Builds for production as `rsbuild build` does.
 *
 * @returns the file of every module that went into the build
 */
export async function runBuild(config: RsbuildConfig, { root, out }: RunBuildOptions) {
  const rsbuild = await createRsbuild({
    cwd: root,
    config: mergeRsbuildConfig(config, {
      mode: 'production',
      logLevel: 'silent',
      output: { distPath: { root: out }, cleanDistPath: true },
    }),
  });
  const { stats, close } = await rsbuild.build();
  try {
    const { modules = [] } =
      stats?.toJson({ all: false, modules: true, nestedModules: true }) ?? {};
    return filesOf(modules);
  } finally {
    await close();
  }
}

function filesOf(modules: readonly StatsModule[]): string[] {
  return modules.flatMap(({ nameForCondition, modules: nested = [] }) => [
    ...(nameForCondition ? [nameForCondition] : []),
    ...filesOf(nested),
  ]);
}

/** Files of the federation's packages that the bundler cannot take apart. */
export function commonJsOfFederation(files: readonly string[]): string[] {
  return files.filter((file) => /@module-federation\/.+\.cjs$/.test(file));
}
