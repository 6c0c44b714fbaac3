import type { SectionDescriptor } from '@pazar/contracts/releases/section-descriptor';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

/** The copy of the descriptor in the build. */
const descriptor = 'section.json';

/**
 * Writes the paths of the scripts of each chunk into the descriptor of a build, in place of the chunk's name:
 * the shell requests them before any code of the section has run.
 *
 * @throws Error in the build, when the sources have no chunk of that name
 */
export function pageChunks({ chunks }: Pick<SectionDescriptor, 'chunks'>): RsbuildPlugin {
  return {
    name: 'pazar:page-chunks',
    apply: 'build',
    setup(api) {
      if (chunks === undefined) return;
      // Before this stage, files do not have their final names.
      api.processAssets({ stage: 'summarize' }, ({ assets, compilation, sources }) => {
        const written = JSON.parse(String(assets[descriptor]?.source())) as SectionDescriptor;
        const paths = Object.entries(chunks).map(([page, names]): [string, string[]] => [
          page,
          [...new Set(names.flatMap((name) => scriptsOf(compilation, name)))],
        ]);
        const named: SectionDescriptor['chunks'] = Object.fromEntries(paths);
        const text = JSON.stringify({ ...written, chunks: named });
        compilation.updateAsset(descriptor, new sources.RawSource(`${text}\n`));
      });
    },
  };
}

/** The scripts that an `import()` of this name loads: also those that it shares with others. */
function scriptsOf({ namedChunkGroups }: Rspack.Compilation, name: string): string[] {
  const files = namedChunkGroups.get(name)?.getFiles() ?? [];
  const scripts = files.filter((file) => file.endsWith('.js'));
  if (scripts.length === 0) throw new Error(`section.json: the build has no chunk "${name}"`);
  return scripts;
}
