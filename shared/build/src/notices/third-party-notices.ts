import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { noticesFile } from '@pazar/contracts/releases/notices-file';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { modulesOf } from './modules-of.ts';
import { writeNotices } from './write-notices.ts';

const require = createRequire(import.meta.url);

/** Every script holds parts of the bundler's runtime, which are no modules of the build. */
const bundler = createRequire(require.resolve('@rsbuild/core')).resolve('@rspack/core');

/**
 * Adds a text file with the licences of everything of others in the build. The minifier removes the
 * comments that have them: a few KB in scripts that each visitor loads.
 */
export const thirdPartyNotices: RsbuildPlugin = {
  name: 'pazar:third-party-notices',
  setup(api) {
    api.processAssets({ stage: 'additions' }, ({ sources, compilation }) => {
      const text = writeNotices([bundler, ...modulesOf(compilation), ...copiesOf(compilation)]);
      compilation.emitAsset(noticesFile, new sources.RawSource(text));
    });
  },
};

/** Files that the bundler copies as they are, such as fonts. */
function copiesOf(compilation: Rspack.Compilation): string[] {
  return compilation
    .getAssets()
    .map(({ info }) => info.sourceFilename)
    .filter((file) => file !== undefined)
    .map((file) => resolve(compilation.compiler.context, file));
}
