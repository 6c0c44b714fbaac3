import type { RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { compressAssets } from './compress-assets.ts';
import { thirdPartyNotices } from './notices/third-party-notices.ts';
import { runtimeAliases } from './runtime-aliases.ts';

/** Oldest browsers with Ed25519 in WebCrypto and import of ES2022, which the shell needs. */
const browsers = ['chrome >= 137', 'edge >= 137', 'firefox >= 130', 'safari >= 17'];

/**
 * What host and remotes build alike. `name` keeps the CSS class names of two packages apart; the names
 * of the style sheets would cost 0.35 KB of the host's first script.
 */
export function commonConfig(name: string) {
  return {
    plugins: [pluginReact(), thirdPartyNotices, compressAssets],
    resolve: { alias: runtimeAliases() },
    // The first script and each entry hold a hash of every later file. A longer one makes them 0.5 KB larger.
    security: { sri: { enable: 'auto', algorithm: 'sha256' } },
    output: {
      overrideBrowserslist: browsers,
      cssModules: { localIdentName: `${name}-[hash:base64:5]` },
      // The policy forbids eval, which the default development source map uses.
      sourceMap: { js: 'source-map' },
      legalComments: 'none',
      // A third pass saves 0.3 KB of the host's first script and 0.1 KB of each list.
      minify: { jsOptions: { minimizerOptions: { compress: { passes: 3 } } } },
      dataUriLimit: 0,
      cleanDistPath: true,
    },
    // A chunk that is compiled on request changes the importing module, which reloads the page.
    dev: { lazyCompilation: false },
    splitChunks: false,
    performance: { printFileSize: false },
    server: { host: '127.0.0.1', strictPort: true },
  } satisfies RsbuildConfig;
}

/** Where a command puts its files: a development server must not touch the build. */
export function outputFolder(command: string): { root: string } {
  return { root: command === 'dev' ? 'node_modules/.cache/development' : 'dist' };
}

/** Output settings that a script needs to load across origins under Trusted Types and integrity. */
export const trustedOutput = {
  crossOriginLoading: 'anonymous',
  trustedTypes: { policyName: 'mf#chunks', onPolicyCreationFailure: 'stop' },
  strictModuleErrorHandling: true,
  // A hanging chunk would otherwise be waited for 120 s; the shell's own deadline is 8 s.
  chunkLoadTimeout: 15_000,
} as const;
