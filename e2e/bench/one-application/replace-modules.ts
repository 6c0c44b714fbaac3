import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Rspack } from '@rsbuild/core';

/** A module of `from`, and the file that the build uses instead of it. */
export interface ModuleReplacement {
  /** Path of the module, relative to `from`. */
  readonly module: string;
  /** Absolute path of the file that replaces it. */
  readonly by: string;
}

/** The parts of a build's configuration that replace modules. */
export interface ReplacedModules {
  readonly alias: Readonly<Record<string, string>>;
  readonly plugin: Rspack.RspackPluginInstance;
}

/**
 * Replaces modules by the absolute path of their file, however they are imported. The build fails
 * unless it contains every replacement and none of the modules that they replace.
 *
 * @param from absolute path of the folder with the modules
 *
 * @throws Error when a module or its replacement is not there
 */
export function replaceModules(
  from: string,
  replacements: readonly ModuleReplacement[],
): ReplacedModules {
  const files = replacements.map(({ module, by }) => ({ file: join(from, module), by }));
  const missing = files.flatMap(({ file, by }) => [file, by]).filter((file) => !existsSync(file));
  if (missing.length > 0) {
    throw new Error(`These files are not there; were they moved or renamed? ${missing.join(', ')}`);
  }
  return {
    alias: Object.fromEntries(files.map(({ file, by }) => [file, by])),
    plugin: {
      apply(compiler) {
        // Not of the compilers that it starts: the page has one.
        compiler.hooks.thisCompilation.tap('replaceModules', (compilation) => {
          compilation.hooks.finishModules.tap('replaceModules', (modules) => {
            const built = new Set([...modules].map((module) => fileOf(module.identifier())));
            const problems = files.flatMap(({ file, by }) => [
              ...(built.has(by) ? [] : [`nothing imports ${file}, which ${by} replaces`]),
              ...(built.has(file) ? [`${file} is there beside its replacement`] : []),
            ]);
            if (problems.length > 0) {
              compilation.errors.push(new Error(`A replacement failed: ${problems.join('; ')}`));
            }
          });
        });
      },
    },
  };
}

/** The file of a module, whose identifier has its loaders in front and its layer behind. */
function fileOf(identifier: string): string {
  return identifier.split('!').at(-1)?.split('|')[0] ?? identifier;
}
