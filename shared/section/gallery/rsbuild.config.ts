import { join } from 'node:path';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** The page with every component; the script `gallery` serves it under the policy that the shell has. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [pluginReact()],
  source: { entry: { index: './src/main.tsx' } },
  html: { template: './index.html', crossorigin: 'anonymous', scriptLoading: 'defer' },
  security: { sri: { enable: 'auto', algorithm: 'sha384' } },
  splitChunks: false,
  performance: { printFileSize: false },
  // The policy allows the loader of chunks by this name.
  tools: {
    rspack: {
      output: { trustedTypes: { policyName: 'mf#chunks', onPolicyCreationFailure: 'stop' } },
    },
  },
  output: {
    distPath: { root: '../dist/gallery' },
    assetPrefix: '/',
    cssModules: { localIdentName: 'ui__[local]--[hash:base64:5]' },
    sourceMap: { js: 'source-map' },
    dataUriLimit: 0,
    cleanDistPath: true,
    copy: [{ from: join(import.meta.dirname, 'picture.svg'), to: 'assets/picture.svg' }],
  },
});
