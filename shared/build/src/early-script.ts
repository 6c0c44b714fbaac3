import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { earlyFile } from '@pazar/contracts/releases/page-parts';
import type { HostFiles } from '@pazar/contracts/releases/runtime-config';
import { type RsbuildPlugin, rspack } from '@rsbuild/core';

/** Source of the early requests, in the host, and the name of its bundle. */
const source = join('src', 'early', 'early.ts');
const bundled = 'early.js';

/** Chunks that the script requests (host/src/early/request-early.ts). */
const requested = /^(?:page|http|ui-(?:base|list|overlay|record))$/;

/**
 * Puts the early requests in front of the host's first script: what the bundler writes there, the modules
 * of the federation runtime first, takes a quarter of a second on a slow phone, in which the
 * connection would be idle. Writes `early.json` with the files to request; the server puts it into
 * the page (services/edge).
 *
 * @param root folder of the host
 */
export function earlyScript(root: string): RsbuildPlugin {
  return {
    name: 'pazar:early-script',
    apply: 'build',
    setup(api) {
      api.modifyRspackConfig(async (_config, { appendPlugins }) => {
        const banner = await bundle(join(root, source));
        appendPlugins(new rspack.BannerPlugin({ banner, raw: true, entryOnly: true }));
      });
      // Before this stage, files do not have their final names.
      api.processAssets({ stage: 'summarize' }, ({ assets, sources, compilation }) => {
        const table: HostFiles = {};
        for (const { name, files } of compilation.chunks) {
          if (typeof name !== 'string' || !requested.test(name)) continue;
          const loaded = [...files].filter((file) => /\.(?:js|css)$/.test(file));
          table[name] = Object.fromEntries(
            loaded.map((file) => [`/${file}`, integrityOf(assets[file]?.buffer())]),
          );
        }
        const text = `${JSON.stringify(table)}\n`;
        compilation.emitAsset(earlyFile, new sources.RawSource(text));
      });
    },
  };
}

/** As the build writes it into the first script; another algorithm would not match the later request. */
function integrityOf(bytes: Uint8Array = new Uint8Array()): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

/** The script with its imports, in one text. @throws Error with what the bundler found */
async function bundle(file: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pazar-early-'));
  try {
    const compiler = rspack({
      mode: 'production',
      entry: file,
      devtool: false,
      target: ['web', 'es2022'],
      resolve: { extensions: ['.ts', '.tsx', '.js'] },
      module: {
        rules: [{ test: /\.tsx?$/, loader: 'builtin:swc-loader', type: 'javascript/auto' }],
      },
      output: { path: folder, filename: bundled },
    });
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        const faults = stats?.hasErrors() === true ? stats.toString('errors-only') : null;
        compiler.close(() => {
          if (error !== null || faults !== null) reject(error ?? new Error(faults ?? ''));
          else resolve();
        });
      });
    });
    return (await readFile(join(folder, bundled), 'utf8')).trim();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
