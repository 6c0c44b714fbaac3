import { type Rspack, rspack } from '@rsbuild/core';

/** The source files of all scripts and style sheets; removed modules are in no chunk. */
export function modulesOf(compilation: Rspack.Compilation): string[] {
  return usedModules(compilation)
    .map((module) => module.nameForCondition())
    .filter((file) => file !== undefined);
}

/** The modules of all chunks, and those that the bundler joined into one. */
export function usedModules({ chunks, chunkGraph }: Rspack.Compilation): Rspack.Module[] {
  return [...chunks]
    .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
    .flatMap((module) => [module, ...partsOf(module)]);
}

/** The bundler joins modules into one; its types do not say so of every module. */
const partsOf = (module: Rspack.Module): readonly Rspack.Module[] =>
  module instanceof rspack.ConcatenatedModule ? module.modules : [];
