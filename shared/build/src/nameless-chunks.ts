import type { RsbuildPlugin } from '@rsbuild/core';

/** The bundler's list of chunks in a page: the name of the build and these letters before it. */
const list = 'rspackChunk';

/** The bundler's loader writes `<name of the build>:<chunk>` into this attribute of each script. */
const findList = `[${JSON.stringify(list)}+document.currentScript.dataset.rspack.split(":")[0]]`;

/** The shell loads the chunk of the exposed module itself, before the build's loader runs. */
const exposed = '__federation_expose_';

/**
 * Takes the name of the build out of its chunks, so that a chunk whose code did not change has the same
 * bytes in two builds. While it runs, a chunk reads the name from the script that loads it.
 *
 * @param build the bundler's `uniqueName`
 */
export function namelessChunks(build: string): RsbuildPlugin {
  const named = `[${JSON.stringify(list + build)}]`;
  return {
    name: 'pazar:nameless-chunks',
    apply: 'build',
    setup(api) {
      // Before the files are minified and hashed.
      api.processAssets({ stage: 'additions' }, ({ assets, compilation, sources }) => {
        const entries = new Set(
          [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()),
        );
        for (const [file, source] of Object.entries(assets)) {
          if (!file.endsWith('.js') || entries.has(file) || file.includes(exposed)) continue;
          const replaced = new sources.ReplaceSource(source);
          const text = source.source().toString();
          let place = text.indexOf(named);
          if (place < 0) throw new Error(`${file} does not name its build`);
          for (; place >= 0; place = text.indexOf(named, place + named.length)) {
            replaced.replace(place, place + named.length - 1, findList);
          }
          compilation.updateAsset(file, replaced);
        }
      });
    },
  };
}
