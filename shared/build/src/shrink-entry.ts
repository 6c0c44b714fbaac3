import type { RsbuildPlugin } from '@rsbuild/core';
import { minify } from 'terser';

/** The container's script, which every visitor of the section loads. */
export const entryFile = 'remoteEntry.js';

/**
 * A second pass over a remote's entry: terser drops what the default minimizer keeps of the
 * federation runtime (0.2 KB gzip). Its unsafe options suit code whose getters have no effects, so
 * they stay away from the section's own code.
 */
export const shrinkEntry: RsbuildPlugin = {
  name: 'pazar:shrink-entry',
  apply: 'build',
  setup(api) {
    api.processAssets({ stage: 'optimize-inline' }, async function shrink(context) {
      const asset = context.assets[entryFile];
      if (asset === undefined) return;
      const { code = '' } = await minify(asset.source().toString(), {
        ecma: 2020,
        compress: { passes: 4, pure_getters: true, unsafe: true, ecma: 2020 },
        format: { comments: false },
      });
      context.compilation.updateAsset(entryFile, new context.sources.RawSource(code));
    });
  },
};
