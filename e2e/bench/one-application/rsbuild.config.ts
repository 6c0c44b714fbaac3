import { join } from 'node:path';
import { commonConfig, outputFolder } from '@pazar/build/common-config';
import { compressAssets } from '@pazar/build/compress-assets';
import { copyTexts } from '@pazar/build/copy-texts';
import { stylesAfterPage } from '@pazar/build/styles-after-page';
import { type ConfigParams, defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { replaceModules } from './replace-modules.ts';

const host = join(import.meta.dirname, '..', '..', '..', 'host');

/** Modules with which the host loads remote sections, and their replacements in one application. */
const replaced = replaceModules(
  join(host, 'src'),
  [
    ['core/builds/load-build.ts', 'load-build.ts'],
    ['core/builds/build.ts', 'build.ts'],
    ['core/builds/read-ahead.ts', 'read-ahead.ts'],
    ['core/discovery/discover.ts', 'discover.ts'],
    ['core/discovery/watch-document.ts', 'watch-document.ts'],
    ['view/sections/section-page.tsx', 'section-page.tsx'],
  ].map(([module = '', file = '']) => ({ module, by: join(import.meta.dirname, 'src', file) })),
);

const common = commonConfig('host');
const aliases = { ...common.resolve.alias, ...replaced.alias };

/** `--env-mode draft`: to see that it runs, in a quarter of the time. */
const draft = {
  plugins: common.plugins.filter((plugin) => plugin !== compressAssets),
  output: {
    minify: false,
    sourceMap: false,
    distPath: { root: join('node_modules', '.cache', 'draft') },
  },
};

/** The build; the peers of the benchmark change it where they load a section. */
export function oneApplication({ command, envMode }: ConfigParams) {
  return {
    ...common,
    plugins: [...(envMode === 'draft' ? draft.plugins : common.plugins), stylesAfterPage],
    resolve: { alias: aliases },
    // What two sections use is loaded once, as in any other application; the host has its own groups.
    splitChunks: { preset: 'default' },
    // As of the host: its first script holds a hash of each later file.
    security: { sri: { enable: 'auto', algorithm: 'sha256' } },
    source: {
      entry: {
        index: [
          join(host, 'src', 'boot', 'first.ts'),
          '@pazar/ui/styles.css',
          join(host, 'src', 'main.ts'),
        ],
      },
    },
    html: {
      template: join(host, 'src', 'index.html'),
      crossorigin: 'anonymous',
      scriptLoading: 'defer',
    },
    server: { ...common.server, publicDir: { name: join(host, 'public') } },
    output: {
      ...common.output,
      assetPrefix: '/',
      distPath: outputFolder(command),
      copy: [copyTexts(host)],
      ...(envMode === 'draft' && draft.output),
    },
    tools: {
      rspack: {
        output: { crossOriginLoading: 'anonymous', trustedTypes: { policyName: 'mf#chunks' } },
        plugins: [replaced.plugin],
      },
    },
  } satisfies RsbuildConfig;
}

export default defineConfig(oneApplication);
