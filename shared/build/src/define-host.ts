import { extname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { defineConfig, rspack } from '@rsbuild/core';
import { commonConfig, outputFolder, trustedOutput } from './common-config.ts';
import { copyTexts } from './copy-texts.ts';
import { describeHost } from './describe-host.ts';
import { writeGroups } from './design-system-groups.ts';
import { earlyScript } from './early-script.ts';
import { hostChunks } from './host-chunks.ts';
import { offlineFiles } from './offline-files.ts';
import { providedModules, readSharedModules } from './shared-modules.ts';
import { stylesAfterPage } from './styles-after-page.ts';

const defaultShellPort = 3000;
const defaultEdgePort = 3001;

/** Removes the secrets from the URL and watches for errors, before any other module runs. */
const firstModule = './src/boot/first.ts';

/** For remotes whose entries have no bundler runtime. */
const earlierBuilds = join(
  import.meta.dirname,
  `runtime-for-earlier-builds${extname(import.meta.filename)}`,
);

const refresh = (name: string) => join(import.meta.dirname, 'refresh', name);

/**
 * Hands the host's React Refresh to remotes in development: from a development server, and in a development
 * build as files (`NODE_ENV=development rsbuild build --mode development`).
 */
function refreshModules(command: string, mode: string): string[] {
  const provider = refresh('provide-runtime.js');
  if (command === 'dev') return [provider];
  return mode === 'development' ? [refresh('inject-runtime.mjs'), provider] : [];
}

/**
 * The whole build of the host: `export default defineHost(import.meta.dirname)`.
 * It names no remote: those come from the discovery document at run time.
 */
export function defineHost(root: string) {
  const common = commonConfig('host');
  const shared = readSharedModules(root);
  // The styles are in front of every component, or the first component's style would set the order
  // of the cascade layers.
  // A module is provided only when the build meets it, so every one of the table is an entry.
  const groups = writeGroups(root, shared);
  const table = hostChunks({ root, provided: groups.rows });
  const entries = ['@pazar/ui/styles.css', earlierBuilds, ...groups.entries];
  const edge = `http://127.0.0.1:${process.env['PAZAR_EDGE_PORT'] ?? defaultEdgePort}`;

  return defineConfig(({ command, env }) => ({
    ...common,
    root,
    plugins: [
      ...common.plugins,
      stylesAfterPage,
      earlyScript(root),
      offlineFiles(root),
      describeHost(root, { shared, files: groups.files }),
    ],
    source: {
      entry: {
        index: [firstModule, ...refreshModules(command, env), ...entries, './src/main.ts'],
      },
    },
    html: {
      template: './src/index.html',
      crossorigin: 'anonymous',
      scriptLoading: 'defer',
    },
    server: {
      ...common.server,
      port: Number(process.env['PAZAR_SHELL_PORT'] ?? defaultShellPort),
      historyApiFallback: true,
      proxy: { '/api': edge, '/releases': edge, '/config.json': edge },
    },
    output: {
      ...common.output,
      assetPrefix: '/',
      distPath: outputFolder(command),
      copy: [copyTexts(root)],
    },
    tools: {
      rspack: {
        output: { ...trustedOutput, uniqueName: 'pazar_host' },
        optimization: { splitChunks: table.splitChunks },
        plugins: [
          table.plugin,
          new rspack.sharing.ProvideSharedPlugin({
            enhanced: true,
            provides: { ...providedModules(shared), ...groups.provides },
          }),
          new ModuleFederationPlugin({
            name: 'pazar_host',
            remotes: {},
            shareStrategy: 'loaded-first',
            dts: false,
            manifest: false,
            experiments: {
              provideExternalRuntime: true,
              // Builds are registered with their entry: the host reads no manifest.
              optimization: { target: 'web', disableSnapshot: true },
            },
          }),
        ],
      },
    },
  }));
}
