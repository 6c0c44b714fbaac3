import { type Rspack, rspack } from '@rsbuild/core';

/** The source files of all scripts and style sheets; removed modules are in no chunk. */
export function modulesOf({ chunks, chunkGraph }: Rspack.Compilation): string[] {
  return [...chunks]
    .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
    .flatMap((module) => [module, ...partsOf(module)])
    .map((module) => module.nameForCondition())
    .filter((file) => file !== undefined);
}

/** The bundler joins modules into one; its types do not say so of every module. */
const partsOf = (module: Rspack.Module): readonly Rspack.Module[] =>
  module instanceof rspack.ConcatenatedModule ? module.modules : [];
