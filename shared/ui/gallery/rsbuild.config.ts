import { join } from 'node:path';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

const host = join(import.meta.dirname, '../../../host');

/** The page with every component; `serve.ts` shows it under the policy that the shell has. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [pluginReact()],
  source: { entry: { index: './src/main.tsx' } },
  html: { template: './index.html', crossorigin: 'anonymous', scriptLoading: 'defer' },
  security: { sri: { enable: 'auto', algorithm: 'sha384' } },
  splitChunks: false,
  performance: { printFileSize: false },
  output: {
    distPath: { root: '../dist/gallery' },
    assetPrefix: '/',
    cssModules: { localIdentName: 'ui__[local]--[hash:base64:5]' },
    sourceMap: { js: 'source-map' },
    dataUriLimit: 0,
    cleanDistPath: true,
    // The shared components' texts are in the shell's translation files.
    copy: [
      { from: join(host, 'public/assets/localization'), to: 'assets/localization' },
      { from: join(host, 'public/assets/pazar.svg'), to: 'assets/pazar.svg' },
    ],
  },
});
