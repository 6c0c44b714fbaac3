import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { earlyChunks, earlyFile, firstShared } from '@pazar/contracts/releases/page-parts';
import type { HostFiles } from '@pazar/contracts/releases/runtime-config';
import { type RsbuildPlugin, rspack } from '@rsbuild/core';
import { bundleScript } from './bundle-script.ts';
import { rowOf } from './chunks.ts';

/** Source of the early requests, in the host. */
const source = join('src', 'early', 'early.ts');

/**
 * Puts the early requests in front of the host's first script: what the bundler writes there, the modules
 * of the federation runtime first, takes a quarter of a second on a slow phone, in which the
 * connection would be idle. Writes `early.json` with the files to request; the server puts it into
 * the page (services/edge).
 *
 * @param root folder of the host
 */
export function earlyScript(root: string): RsbuildPlugin {
  return {
    name: 'pazar:early-script',
    apply: 'build',
    setup(api) {
      api.modifyRspackConfig(async (_config, { appendPlugins }) => {
        const banner = await bundleScript(join(root, source), 'web');
        appendPlugins(new rspack.BannerPlugin({ banner, raw: true, entryOnly: true }));
      });
      // Before this stage, files do not have their final names.
      api.processAssets({ stage: 'summarize' }, ({ assets, sources, compilation }) => {
        const filesOf = (chunk: string) => {
          const files = [...(compilation.namedChunks.get(chunk)?.files ?? [])];
          const loaded = files.filter((file) => /\.(?:js|css)$/.test(file));
          if (loaded.length === 0) throw new Error(`The build has no chunk ${chunk}`);
          return Object.fromEntries(
            loaded.map((file) => [`/${file}`, integrityOf(assets[file]?.buffer())]),
          );
        };
        const wanted = [
          ...Object.values(earlyChunks).map((chunk) => [chunk, chunk] as const),
          ...firstShared.map((path) => [path, rowOf(path) ?? path] as const),
        ];
        const table: HostFiles = Object.fromEntries(
          wanted.map(([name, chunk]) => [name, filesOf(chunk)]),
        );
        const text = `${JSON.stringify(table)}\n`;
        compilation.emitAsset(earlyFile, new sources.RawSource(text));
      });
    },
  };
}

/** As the build writes it into the first script; another algorithm would not match the later request. */
function integrityOf(bytes: Uint8Array | undefined): string {
  if (bytes === undefined) throw new Error('A file of a chunk is not in the build');
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}
