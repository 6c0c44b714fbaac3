import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { commonConfig } from '@pazar/build/common-config';
import { compressAssets } from '@pazar/build/compress-assets';
import { defineConfig, type EnvironmentConfig } from '@rsbuild/core';
import { remotesToBuild } from '../remotes.ts';
import { buildFolder } from './folders.ts';
import { sharedPackages } from './shared-packages.ts';

/** The remotes, each an environment of one build, which takes a third of the time of six. */
export default defineConfig(({ envMode }) => {
  const isDraft = envMode === 'draft';
  const names = remotesToBuild(isDraft);
  return { environments: Object.fromEntries(names.map((name) => [name, remote(name, isDraft)])) };
});

function remote(name: string, isDraft: boolean): EnvironmentConfig {
  const folder = join(import.meta.dirname, '..', '..', '..', '..', 'remotes', name);
  const { plugins, output, resolve, splitChunks } = commonConfig(name);
  return {
    resolve,
    splitChunks,
    performance: { printFileSize: false },
    plugins: isDraft ? plugins.filter((plugin) => plugin !== compressAssets) : plugins,
    source: { entry: {} },
    output: {
      ...output,
      ...(isDraft && { minify: false, sourceMap: false }),
      assetPrefix: 'auto',
      distPath: { root: join(buildFolder, 'static', 'remotes', name) },
    },
    tools: {
      htmlPlugin: false,
      rspack: {
        output: { uniqueName: `vanilla_${name}` },
        plugins: [
          new ModuleFederationPlugin({
            name,
            filename: 'remoteEntry.js',
            exposes: {
              './section': join(folder, 'src', 'section.tsx'),
              './en': join(folder, 'assets', 'localization', 'en.json'),
              './mk': join(folder, 'assets', 'localization', 'mk.json'),
            },
            shared: sharedPackages,
            manifest: true,
            dts: false,
          }),
        ],
      },
    },
  };
}
