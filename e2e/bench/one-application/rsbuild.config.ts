import { join } from 'node:path';
import { commonConfig, outputFolder } from '@pazar/build/common-config';
import { copyTexts } from '@pazar/build/copy-texts';
import { defineConfig, rspack } from '@rsbuild/core';

const host = join(import.meta.dirname, '..', '..', '..', 'host');

/** Modules with which the host loads remote sections, and their replacements in one application. */
const replacements = [
  ['core/loading/load-build.ts', 'load-build.ts'],
  ['core/builds/build.ts', 'build.ts'],
  ['core/discovery/discover.ts', 'discover.ts'],
  ['core/discovery/watch-document.ts', 'watch-document.ts'],
  ['view/sections/section-page.tsx', 'section-page.tsx'],
] as const;

const common = commonConfig('host');

export default defineConfig(({ command }) => ({
  ...common,
  source: { entry: { index: ['@pazar/ui/styles.css', join(host, 'src', 'main.ts')] } },
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
  },
  tools: {
    rspack: {
      output: { crossOriginLoading: 'anonymous', trustedTypes: { policyName: 'mf#chunks' } },
      plugins: replacements.map(
        ([file, replacement]) =>
          new rspack.NormalModuleReplacementPlugin(
            new RegExp(`(?:^|/)${file.split('/').at(-1)?.replace('.', '[.]')}$`),
            join(import.meta.dirname, 'src', replacement),
          ),
      ),
    },
  },
}));
