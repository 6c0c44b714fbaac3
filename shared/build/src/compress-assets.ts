import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RsbuildPlugin } from '@rsbuild/core';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Kinds of file that get smaller; pictures and fonts already are. */
const compressible = /\.(?:js|css|html|json|svg|txt|webmanifest)$/;

/** Below this many bytes the header of an encoding costs more than it saves. */
const minUseful = 256;

/** Puts `.br` and `.gz` beside every file that shrinks, so that no server compresses at run time. */
export const compressAssets: RsbuildPlugin = {
  name: 'pazar:compress-assets',
  apply: 'build',
  setup(api) {
    api.processAssets(
      { stage: 'report' },
      async function compress({ assets, sources, compilation }) {
        await Promise.all(
          Object.entries(assets).map(async ([name, asset]) => {
            const bytes = Buffer.from(asset.buffer());
            if (!compressible.test(name) || bytes.length < minUseful) return;
            const [br, gz] = await Promise.all([
              brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
              gzipped(bytes, { level: 9 }),
            ]);
            compilation.emitAsset(`${name}.br`, new sources.RawSource(br, false));
            compilation.emitAsset(`${name}.gz`, new sources.RawSource(gz, false));
          }),
        );
      },
    );
  },
};
