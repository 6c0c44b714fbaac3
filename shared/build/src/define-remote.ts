import { extname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { containerNameOf } from '@pazar/contracts/releases/section-descriptor';
import { defineConfig } from '@rsbuild/core';
import { checkSharedImports } from './check-shared-imports.ts';
import { commonConfig, outputFolder, trustedOutput } from './common-config.ts';
import { developmentLoop } from './develop/development-loop.ts';
import { describeRequirements } from './describe-requirements.ts';
import { inputDigest } from './input-digest.ts';
import { namelessChunks } from './nameless-chunks.ts';
import { pageChunks } from './page-chunks.ts';
import { refreshAliases } from './refresh-aliases.ts';
import { refuseOwnCopies } from './refuse-own-copies.ts';
import { publishedSectionFile, readSectionFile } from './section-file.ts';
import { consumedModules, readSharedModules } from './shared-modules.ts';
import { entryFile } from './weights/read-scripts.ts';

/** Least bytes of sources, before they are minified, for which a separate request pays. */
const minSize = 12_000;

/**
 * The chunks of a remote: one for each `import()`, with everything that it alone needs. What several of
 * them need is in a shared chunk when it is large enough, and in each of them otherwise. All styles are in
 * one file, which the first page loads. No name of a file or folder decides anything.
 */
const remoteChunks = {
  chunks: 'async',
  minSize,
  minChunks: 2,
  maxAsyncRequests: Number.POSITIVE_INFINITY,
  cacheGroups: {
    default: { reuseExistingChunk: true },
    defaultVendors: false,
    styles: { type: 'css/mini-extract', name: 'styles', minChunks: 1, enforce: true, priority: 1 },
  },
} as const;

/** Runs modules again that failed for want of a part of the shell; a published package has it as JavaScript. */
const evaluateAgain = join(import.meta.dirname, `evaluate-again${extname(import.meta.filename)}`);

/** Port of a remote's development server; the shell's own is 3000, the services' 3100 to 3300. */
const defaultDevelopmentPort = 3110;

/**
 * The whole build of a remote: `export default defineRemote(import.meta.dirname)`. It reads
 * everything else from the folder's `section.json`.
 *
 * @param root folder of the remote
 * @throws Error when `section.json` is not a valid descriptor, or when a source file imports an
 * export that the shell does not provide
 */
export function defineRemote(root: string) {
  const section = readSectionFile(root);
  checkSharedImports(root);
  // Two builds of one remote can be in a page, one after the other: neither may find the other's global.
  const nameOfBuild = `${containerNameOf(section.name)}_${inputDigest(root)}`;
  const common = commonConfig(section.name);
  const shared = readSharedModules(root);
  const port = Number(process.env['PAZAR_REMOTE_PORT'] ?? defaultDevelopmentPort);

  return defineConfig(({ command, envMode }) => {
    const loop = command === 'dev' ? developmentLoop(root, envMode) : undefined;
    const container = command === 'dev' ? containerNameOf(section.name) : nameOfBuild;
    return {
      ...common,
      root,
      plugins: [
        ...common.plugins,
        refuseOwnCopies(root),
        describeRequirements,
        namelessChunks(nameOfBuild),
        pageChunks(section),
        ...(loop?.plugins ?? []),
      ],
      source: { entry: {} },
      resolve: {
        alias: { ...common.resolve.alias, ...(loop && { ...refreshAliases(), ...loop.alias }) },
      },
      server: { ...common.server, port, cors: { origin: '*' } },
      dev: {
        ...common.dev,
        assetPrefix: 'auto',
        client: { host: '127.0.0.1', port, ...loop?.client },
      },
      output: {
        ...common.output,
        ...loop?.output,
        assetPrefix: 'auto',
        distPath: outputFolder(command),
        copy: [
          { from: 'section.json', transform: publishedSectionFile },
          { from: 'assets/localization', to: 'assets/localization' },
        ],
      },
      tools: {
        htmlPlugin: false,
        rspack: {
          output: { ...trustedOutput, uniqueName: container },
          // The shorter names that rsbuild gives to modules and chunks change with their neighbours.
          optimization: {
            splitChunks: remoteChunks,
            moduleIds: 'deterministic',
            chunkIds: 'deterministic',
          },
          plugins: [
            new ModuleFederationPlugin({
              name: container,
              filename: entryFile,
              exposes: { './section': loop?.sectionModule ?? './src/section.tsx' },
              shared: consumedModules(shared),
              shareStrategy: 'loaded-first',
              runtimePlugins: [evaluateAgain],
              dts: false,
              experiments: {
                externalRuntime: true,
                optimization: {
                  target: 'web',
                  disableRemote: true,
                  disableSnapshot: command === 'build',
                },
              },
            }),
          ],
        },
      },
    };
  });
}
