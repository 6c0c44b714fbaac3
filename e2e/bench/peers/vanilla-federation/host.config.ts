import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { defineConfig } from '@rsbuild/core';
import { replaceModules } from '../../one-application/replace-modules.ts';
import { oneApplication } from '../../one-application/rsbuild.config.ts';
import { remotesToBuild } from '../remotes.ts';
import { buildFolder } from './folders.ts';
import { sharedPackages } from './shared-packages.ts';

const from = join(import.meta.dirname, '..', '..', 'one-application', 'src');
const replaced = replaceModules(from, [
  { module: 'sections.ts', by: join(import.meta.dirname, 'sections.ts') },
]);

/** The page of one application, whose sections are remotes instead of chunks. */
export default defineConfig((context) => {
  const one = oneApplication(context);
  return {
    ...one,
    resolve: { alias: { ...one.resolve.alias, ...replaced.alias } },
    // The plugin's documentation has no integrity, and loads entries without it.
    security: {},
    source: { entry: { index: join(import.meta.dirname, 'index.ts') } },
    output: { ...one.output, distPath: { root: buildFolder } },
    tools: {
      rspack: {
        plugins: [
          ...one.tools.rspack.plugins,
          replaced.plugin,
          new ModuleFederationPlugin({
            name: 'vanilla_host',
            remotes: Object.fromEntries(
              remotesToBuild(context.envMode === 'draft').map((name) => [
                name,
                `${name}@/static/remotes/${name}/mf-manifest.json`,
              ]),
            ),
            shared: sharedPackages,
            dts: false,
          }),
        ],
      },
    },
  };
});
